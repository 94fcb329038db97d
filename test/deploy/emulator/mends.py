"""What MiniStack (the release in `requirements.txt`) does otherwise than AWS, where this application needs it right.

Each mend replaces a function of MiniStack's own. Before, it looks whether that function is still the one it was written
for: a release that has moved it ends the launcher ("has changed"), and so does one that does by itself what the mend is
for ("gap closed"). The remaining gaps are in `../harness/gaps.ts`.
"""

import asyncio
import collections
import inspect
import json
import os
import re
import threading
import urllib.error
import urllib.request
from urllib.parse import parse_qs, unquote

from ministack import app
from ministack.core import iam_actions, lambda_runtime, router
from ministack.services import cloudfront, lambda_svc, s3, stepfunctions
from ministack.services.cloudformation import provisioners

# Where `../harness/models.ts` plays Textract and Bedrock.
MODELS_URL = os.environ["MODELS_URL"]


class Refused(SystemExit):
    def __init__(self, mend: str, reason: str):
        super().__init__(f"{mend}: {reason}, see test/deploy/emulator/mends.py")


def still(mend: str, is_as_known: bool) -> None:
    """Ends the launcher if what a mend replaces is not what it was written for."""
    if not is_as_known:
        raise Refused(mend, "MiniStack has changed")


def gap(mend: str, is_open: bool) -> None:
    """Ends the launcher if a mend is not needed any more."""
    if not is_open:
        raise Refused(mend, "gap closed: remove the mend")


def parameters(function) -> list[str]:
    return list(inspect.signature(function).parameters)


def secret_ref() -> None:
    """`Ref` of a secret is its ARN; MiniStack's is its name, so that no grant on it means anything."""
    handlers = provisioners._RESOURCE_HANDLERS["AWS::SecretsManager::Secret"]
    create, update, delete = handlers["create"], handlers["update"], handlers["delete"]
    still("secret_ref", parameters(create) == ["logical_id", "props", "stack_name"])
    still("secret_ref", parameters(delete)[:1] == ["physical_id"] == parameters(update)[:1])
    probe, attributes = create("Probe", {"Name": "probe"}, "probe")
    delete(probe, {})
    still("secret_ref", attributes["Arn"].startswith("arn:aws:secretsmanager:"))
    gap("secret_ref", not probe.startswith("arn:"))

    def name_of(physical_id: str) -> str:
        return re.sub(r"^arn:aws:secretsmanager:[^:]*:\d*:secret:(.+)-\w{6}$", r"\1", physical_id)

    def create_by_arn(logical_id, props, stack_name):
        _, created = create(logical_id, props, stack_name)
        return created["Arn"], created

    def update_by_arn(physical_id, *rest, **named):
        _, updated = update(name_of(physical_id), *rest, **named)
        return updated["Arn"], updated

    def delete_by_arn(physical_id, *rest, **named):
        return delete(name_of(physical_id), *rest, **named)

    handlers.update(create=create_by_arn, update=update_by_arn, delete=delete_by_arn)


def bucket_tags() -> None:
    """A bucket of a template has its tags: CDK's function empties no bucket that has not the one that lets it."""
    handlers = provisioners._RESOURCE_HANDLERS["AWS::S3::Bucket"]
    create, update = handlers["create"], handlers["update"]
    still("bucket_tags", parameters(create) == ["logical_id", "props", "stack_name"])
    still("bucket_tags", parameters(update) == ["physical_id", "old_props", "new_props", "stack_name"])
    gap("bucket_tags", "tag" not in inspect.getsource(create).lower() + inspect.getsource(
        provisioners._s3_apply_configurations).lower())

    def tag(name, props):
        s3._bucket_tags[name] = {each["Key"]: each["Value"] for each in props.get("Tags") or []}

    def create_with_tags(logical_id, props, stack_name):
        name, attributes = create(logical_id, props, stack_name)
        tag(name, props)
        return name, attributes

    def update_with_tags(physical_id, old_props, new_props, stack_name):
        name, attributes = update(physical_id, old_props, new_props, stack_name)
        tag(name, new_props)
        return name, attributes

    handlers.update(create=create_with_tags, update=update_with_tags)


def error_type() -> None:
    """The type of a failed function's error is the error's name, which Retry and Catch of a state machine go by."""
    execute = lambda_svc._execute_function_warm
    still("error_type", parameters(execute) == ["func", "event", "request_id"])
    gap("error_type", 'error_type = "Runtime.HandlerError"' in inspect.getsource(execute))

    def execute_by_name(func, event, request_id):
        result = execute(func, event, request_id)
        body = result.get("body")
        if result.get("error") and isinstance(body, dict) and body.get("errorType") == "Runtime.HandlerError":
            message = body.get("errorMessage", "").split("\n", 1)[0]
            # A stack of Node's begins with "Name: message".
            named = re.search(r"^(\w+): " + re.escape(message), result.get("log", ""), re.MULTILINE)
            if named:
                body["errorType"] = named.group(1)
        return result

    lambda_svc._execute_function_warm = execute_by_name


def few_processes() -> None:
    """Four calls of a function run at once, and the others wait: each has a process, and a laptop has no room for more."""
    execute = lambda_svc._execute_function_warm
    slots = collections.defaultdict(lambda: threading.BoundedSemaphore(4))

    def execute_in_turn(func, event, request_id):
        name = (func.get("config") or func).get("FunctionName")
        # Each call has a thread of its own, so that a waiting call does not block the others.
        with slots[name]:
            return execute(func, event, request_id)

    lambda_svc._execute_function_warm = execute_in_turn


def unhurried() -> None:
    """A function has ten times its time limit, which is meant for Lambda's processors: a busy machine is slower."""
    execute = lambda_svc._execute_function_warm

    def execute_unhurried(func, event, request_id):
        config = func.get("config") or func
        return execute({**func, "config": {**config, "Timeout": 10 * config.get("Timeout", 3)}}, event, request_id)

    lambda_svc._execute_function_warm = execute_unhurried


def start_again() -> None:
    """Starting an execution that runs, by its name and with its input, starts it: once. MiniStack refuses it."""
    start = stepfunctions._start_execution
    still("start_again", parameters(start) == ["data"])
    gap("start_again", "Reject duplicate execution names" in inspect.getsource(start))

    def start_once(data):
        answer = start(data)
        machine = data.get("stateMachineArn", "").replace(":stateMachine:", ":execution:")
        running = stepfunctions._executions.get(f"{machine}:{data.get('name')}")
        if answer[0] == 200 or not running:
            return answer
        if running["status"] != "RUNNING" or running["input"] != data.get("input", "{}"):
            return answer
        same = {"executionArn": running["executionArn"], "startDate": running["startDate"]}
        return stepfunctions.json_response(same)

    stepfunctions._start_execution = start_once


def layers() -> None:
    """A layer is under /opt, where CDK's BucketDeployment runs a command from: `worker/sitecustomize.py`."""
    still("layers", "_LAMBDA_LAYERS_DIRS" in lambda_runtime._PYTHON_WORKER_SCRIPT)
    gap("layers", "/opt" not in lambda_runtime._PYTHON_WORKER_SCRIPT)


def api_origin() -> None:
    """A distribution reaches an HTTP API of the account; MiniStack refuses every host of AWS's but buckets'."""
    fetch = cloudfront._fetch_from_origin
    still("api_origin", parameters(fetch)[:8] == [
        "origin", "method", "uri", "query_string", "headers", "body", "viewer_is_https", "client_ip"])
    still("api_origin", parameters(app._handle_execute_api_request)[:6] == [
        "host", "path", "method", "headers", "body", "query_params"])
    gap("api_origin", "execute" not in inspect.getsource(fetch))

    async def fetch_from_api(origin, method, uri, query_string, headers, body, viewer_is_https, client_ip, *rest):
        host = origin["domain_name"]
        if ".execute-api." not in host:
            return await fetch(origin, method, uri, query_string, headers, body, viewer_is_https, client_ip, *rest)
        forwarded = cloudfront._origin_request_headers(origin, headers, client_ip, rest[0] if rest else "")
        # By its path, for MiniStack knows no API by the name that AWS gives it.
        path = f"/_aws/execute-api/{host.split('.')[0]}{uri}"
        status, answered, data = await app._handle_execute_api_request(
            "localhost", unquote(path), method, {name.lower(): value for name, value in forwarded.items()}, body,
            parse_qs(query_string, keep_blank_values=True), raw_path=path, raw_query_string=query_string)
        pairs = [(name, value) for name, values in answered.items()
                 for value in (values if isinstance(values, list) else [values])]
        return status, "", cloudfront._multidict_from_pairs(pairs), data

    cloudfront._fetch_from_origin = fetch_from_api


async def _played(method, path, headers, body, _query_params):
    """The answer of who plays the models; whether the caller may ask has been decided."""
    kept = {name: headers[name] for name in ("content-type", "x-amz-target") if name in headers}
    request = urllib.request.Request(MODELS_URL + path, data=body, method=method, headers=kept)

    def ask():
        try:
            with urllib.request.urlopen(request, timeout=120) as answer:
                return answer.status, dict(answer.headers), answer.read()
        except urllib.error.HTTPError as error:
            return error.code, dict(error.headers), error.read()

    status, answered, data = await asyncio.to_thread(ask)
    passed = {name: value for name, value in answered.items() if name in ("content-type", "x-amzn-errortype")}
    return status, passed, data


def textract() -> None:
    """There is no Textract: `../harness/models.ts` plays it, behind MiniStack's signatures and IAM."""
    gap("textract", "textract" not in app.SERVICE_REGISTRY)
    still("textract", "target_prefixes" in router.SERVICE_PATTERNS["transcribe"])
    router.SERVICE_PATTERNS["textract"] = {"target_prefixes": ["Textract."], "credential_scope": "textract"}
    iam_actions.SERVICE_TO_IAM_NAMESPACE["textract"] = "textract"
    app.SERVICE_HANDLERS["textract"] = _played


def bedrock() -> None:
    """Bedrock's models are played too; and Converse is allowed as InvokeModel, of a profile where one is named."""
    still("bedrock", "bedrock-runtime" in app.SERVICE_HANDLERS)
    app.SERVICE_HANDLERS["bedrock-runtime"] = _played
    path = "/model/global.anthropic.some-model/converse"
    action_of, resource_of = iam_actions.extract_iam_action, iam_actions.extract_resource_arn
    known = action_of("bedrock-runtime", "POST", path, {}, b"{}", {})
    gap("bedrock", known != "bedrock:InvokeModel")
    still("bedrock", known == "bedrock:Converse")

    def action_by_aws(service, *rest, **named):
        action = action_of(service, *rest, **named)
        by_aws = {
            "bedrock:Converse": "bedrock:InvokeModel",
            "bedrock:ConverseStream": "bedrock:InvokeModelWithResponseStream",
        }
        return by_aws.get(action, action)

    def resource_by_aws(service, *rest, **named):
        arn = resource_of(service, *rest, **named)
        model = re.search(r":foundation-model/((?:global|us|eu|apac)\..+)$", arn)
        if service != "bedrock-runtime" or not model:
            return arn
        region, account_id = rest[-2:] if len(rest) >= 7 else (named["region"], named["account_id"])
        return f"arn:aws:bedrock:{region}:{account_id}:inference-profile/{model.group(1)}"

    iam_actions.extract_iam_action = action_by_aws
    iam_actions.extract_resource_arn = resource_by_aws


def alarm_of_several() -> None:
    """An alarm over an expression is made with the first of its metrics alone: it is there, but cannot go off."""
    record = provisioners._cw_metric_alarm_record
    still("alarm_of_several", parameters(record) == ["name", "props"])
    gap("alarm_of_several", "is not supported" in inspect.getsource(record))

    def record_of_first(name, props):
        metrics = [each["MetricStat"] for each in props.get("Metrics") or [] if "MetricStat" in each]
        if not metrics:
            return record(name, props)
        first = {"Period": metrics[0]["Period"], "Statistic": metrics[0]["Stat"], **metrics[0]["Metric"]}
        return record(name, {**{key: value for key, value in props.items() if key != "Metrics"}, **first})

    provisioners._cw_metric_alarm_record = record_of_first


MENDS = (
    secret_ref,
    bucket_tags,
    alarm_of_several,
    error_type,
    few_processes,
    unhurried,
    start_again,
    layers,
    api_origin,
    textract,
    bedrock,
)


def apply() -> None:
    for mend in MENDS:
        try:
            mend()
        except (AttributeError, KeyError, TypeError) as error:
            raise Refused(mend.__name__, f"MiniStack has changed ({error!r})") from error
