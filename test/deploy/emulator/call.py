"""Calls AWS: `call.py SERVICE OPERATION JSON`, e.g. `call.py s3 list_buckets '{}'`; prints the answer as JSON."""

import json
import sys

import boto3

service, operation, arguments = sys.argv[1:]
client = boto3.client(service)
ask = getattr(client, operation)
given = json.loads(arguments)
if client.can_paginate(operation):
    answer = client.get_paginator(operation).paginate(**given).build_full_result()
else:
    answer = ask(**given)
    answer.pop("ResponseMetadata", None)
json.dump(answer, sys.stdout, default=str)
