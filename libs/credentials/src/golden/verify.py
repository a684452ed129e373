"""Checks bundles by nothing but RFCs and Python's own library: a second opinion on signatures and bytes of the log.

Reads one JSON object a line, {"bundle", "issuer": multikey, "log": vkey}, and writes one a line:
{"canonical", "jcs", "leaf", "inclusion", "note", "status", "revoked"}.
"""

import base64
import gzip
import hashlib
import hmac
import json
import sys
import zlib

# --- Ed25519 (RFC 8032, 5.1), plain and slow -------------------------------------------------------------------------
P = 2**255 - 19
L = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P
ROOT = pow(2, (P - 1) // 4, P)


def recover_x(y, sign):
    if y >= P:
        return None
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    if square == 0:
        return None if sign else 0
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * ROOT % P
    if (x * x - square) % P:
        return None
    return P - x if x & 1 != sign else x


def add(a, b):
    one, two = (a[1] - a[0]) * (b[1] - b[0]) % P, (a[1] + a[0]) * (b[1] + b[0]) % P
    three, four = 2 * a[3] * b[3] * D % P, 2 * a[2] * b[2] % P
    e, f, g, h = two - one, four - three, four + three, two + one
    return (e * f % P, g * h % P, f * g % P, e * h % P)


def times(n, point):
    total = (0, 1, 1, 0)
    while n > 0:
        if n & 1:
            total = add(total, point)
        point, n = add(point, point), n >> 1
    return total


def same(a, b):
    return (a[0] * b[2] - b[0] * a[2]) % P == 0 and (a[1] * b[2] - b[1] * a[2]) % P == 0


def point_of(data):
    y = int.from_bytes(data, "little")
    sign, y = y >> 255, y & (2**255 - 1)
    x = recover_x(y, sign)
    return None if x is None else (x, y, 1, x * y % P)


BASE_Y = 4 * pow(5, P - 2, P) % P
BASE_X = recover_x(BASE_Y, 0)
BASE = (BASE_X, BASE_Y, 1, BASE_X * BASE_Y % P)


def ed25519(public, message, signature):
    if len(public) != 32 or len(signature) != 64:
        return False
    key, r, s = point_of(public), point_of(signature[:32]), int.from_bytes(signature[32:], "little")
    if key is None or r is None or s >= L:
        return False
    k = int.from_bytes(hashlib.sha512(signature[:32] + public + message).digest(), "little") % L
    return same(times(s, BASE), add(r, times(k, key)))


# --- Encodings -------------------------------------------------------------------------------------------------------
ALPHABET = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"


def base58(text):
    number = 0
    for char in text:
        number = number * 58 + ALPHABET.index(char)
    zeros = len(text) - len(text.lstrip("1"))
    return bytes(zeros) + number.to_bytes((number.bit_length() + 7) // 8, "big")


def multikey(text):
    data = base58(text[1:])
    assert text[0] == "z" and data[:2] == b"\xed\x01"
    return data[2:]


def base64url(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64url(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def canonical(value):
    """RFC 8785 for what credentials hold: texts, whole numbers, truths, lists and objects."""
    if isinstance(value, dict):
        names = sorted(value, key=lambda name: name.encode("utf-16-be"))
        return "{" + ",".join(canonical(name) + ":" + canonical(value[name]) for name in names) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(canonical, value)) + "]"
    assert not isinstance(value, float)
    return json.dumps(value, ensure_ascii=False)


def sha256(data):
    return hashlib.sha256(data).digest()


# --- The proof of a credential (Data Integrity EdDSA Cryptosuites 1.0, 3.3) ------------------------------------------
def without_proof(document):
    return {name: value for name, value in document.items() if name != "proof"}


def jcs_fits(document, public):
    proofs = document["proof"] if isinstance(document["proof"], list) else [document["proof"]]
    [proof] = [one for one in proofs if one["cryptosuite"] == "eddsa-jcs-2022"]
    options = {name: value for name, value in proof.items() if name != "proofValue"}
    data = sha256(canonical(options).encode()) + sha256(canonical(without_proof(document)).encode())
    return ed25519(public, data, base58(proof["proofValue"][1:]))


# --- The log (RFC 6962; c2sp.org/signed-note, tlog-checkpoint, tlog-proof) -------------------------------------------
def leaf_text(kind, h, numbers=None):
    leaf = {"v": 1, "k": kind, "h": base64url(h)}
    return canonical({**leaf, "n": numbers} if numbers else leaf)


def proof_of(text):
    head, note = text.split("\n\n", 1)
    lines = head.split("\n")
    assert lines.pop(0) == "c2sp.org/tlog-proof@v1"
    salt = base64.b64decode(lines.pop(0)[6:]) if lines[0].startswith("extra ") else None
    index = int(lines.pop(0)[6:])
    return salt, index, [base64.b64decode(line) for line in lines], note


def tree_of(note):
    origin, size, root = note.split("\n\n")[0].split("\n")[:3]
    return origin, int(size), base64.b64decode(root)


def included(leaf, text):
    _, index, path, note = proof_of(text)
    _, size, root = tree_of(note)
    node, last, at = sha256(b"\x00" + leaf.encode()), size - 1, index
    if index >= size:
        return False
    for sibling in path:
        if last == 0:
            return False
        if at % 2 or at == last:
            node = sha256(b"\x01" + sibling + node)
            while at % 2 == 0 and at:
                at, last = at // 2, last // 2
        else:
            node = sha256(b"\x01" + node + sibling)
        at, last = at // 2, last // 2
    return last == 0 and node == root


def note_fits(note, vkey):
    name, number, key = vkey.split("+", 2)
    data = base64.b64decode(key)
    assert data[0] == 1 and sha256(name.encode() + b"\n" + data)[:4].hex() == number
    text, lines = note.rsplit("\n\n", 1)
    for line in lines.strip("\n").split("\n"):
        dash, by, value = line.split(" ")
        signed = base64.b64decode(value)
        if dash == "\u2014" and by == name and signed[:4].hex() == number:
            return tree_of(note)[0] == name and ed25519(data[1:], (text + "\n").encode(), signed[4:])
    return False


def bit(encoded, index):
    try:
        bits = gzip.decompress(from_base64url(encoded[1:]))
    except (OSError, EOFError, ValueError, zlib.error):
        return None
    return bool(bits[index >> 3] & (0x80 >> (index & 7)))


def check(bundle, issuer, log):
    credential, listed = bundle["credential"], bundle["statusListCredential"]
    public = multikey(issuer)
    salt, _, _, note = proof_of(bundle["tlogProof"])
    body = canonical(without_proof(credential)).encode()
    leaf = leaf_text("issue", hmac.new(salt, body, hashlib.sha256).digest())
    number = int(listed["id"].split("/")[-1])
    status_leaf = leaf_text("status", sha256(canonical(listed).encode()), {"list": number})
    entry = credential["credentialStatus"]
    return {
        "canonical": sha256(body).hex(),
        "jcs": jcs_fits(credential, public),
        "leaf": sha256(b"\x00" + leaf.encode()).hex(),
        "inclusion": included(leaf, bundle["tlogProof"]),
        "note": note_fits(note, log),
        "status": jcs_fits(listed, public) and included(status_leaf, bundle["statusProof"]),
        "revoked": bit(listed["credentialSubject"]["encodedList"], int(entry["statusListIndex"])),
    }


for line in sys.stdin:
    print(json.dumps(check(**json.loads(line))))
