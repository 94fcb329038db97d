"""Lends Python functions in MiniStack what Lambda has and its local processes have not: layers under /opt, a CA store.

CDK's BucketDeployment runs `/opt/awscli/aws`, which a layer brings. MiniStack unpacks layers into folders of its own
(`_LAMBDA_LAYERS_DIRS`): the command is run from there. What it says goes to standard error, for a worker's standard
output is MiniStack's own channel. `AWS_CA_BUNDLE` of its function names a file of Lambda's machine; here it is the
gateway's certificate that counts. Python imports this file by itself where its folder is on PYTHONPATH.
"""

import os
import subprocess
import sys

LAYERS = [folder for folder in os.environ.get("_LAMBDA_LAYERS_DIRS", "").split(os.pathsep) if folder]


def from_layer(command: str) -> "str | None":
    """Where a command under /opt really is."""
    if not command.startswith("/opt/"):
        return None
    places = (os.path.join(layer, command.removeprefix("/opt/")) for layer in LAYERS)
    return next((place for place in places if os.path.exists(place)), None)


def lend() -> None:
    start = subprocess.Popen.__init__

    def start_from_layer(self, args, *rest, **options):
        command = from_layer(str(args[0])) if isinstance(args, (list, tuple)) and args else None
        if command is not None:
            args = [sys.executable, command, *args[1:]]
            options.setdefault("stdout", 2)
        return start(self, args, *rest, **options)

    subprocess.Popen.__init__ = start_from_layer

    store = type(os.environ)
    put = store.__setitem__

    def put_if_there(self, name, value):
        if name == "AWS_CA_BUNDLE" and not os.path.exists(value):
            value = os.environ["NODE_EXTRA_CA_CERTS"]
        put(self, name, value)

    store.__setitem__ = put_if_there
    # The variable may have come before this file.
    if "AWS_CA_BUNDLE" in os.environ:
        os.environ["AWS_CA_BUNDLE"] = os.environ["AWS_CA_BUNDLE"]


if LAYERS:
    lend()
