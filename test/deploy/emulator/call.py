"""Calls AWS: `call.py CALLS`, a JSON list of [service, operation, arguments]; prints the answers as JSON.

An operation is named as boto3 does (`list_buckets`); of a list that has pages all are answered at once.
"""

import json
import sys

import boto3


def answer(service: str, operation: str, arguments: dict) -> dict:
    client = boto3.client(service)
    if client.can_paginate(operation):
        return client.get_paginator(operation).paginate(**arguments).build_full_result()
    return getattr(client, operation)(**arguments)


json.dump([answer(*call) for call in json.loads(sys.argv[1])], sys.stdout, default=str)
