"""An issuer that answers as Apple's does: a form that its page sends, and a client's secret that the team's key has signed."""
import http.server
import json
import threading
import time
import urllib.parse

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from joserfc import jwk, jwt


class Apple:
    """A running issuer, as a context manager."""

    def __init__(self):
        self.team_key = ec.generate_private_key(ec.SECP256R1())
        self.key = jwk.RSAKey.generate_key(2048, {"kid": "apple", "use": "sig", "alg": "RS256"})
        self.nonces = {}
        issuer = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                issuer.get(self, urllib.parse.urlparse(self.path))

            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"])).decode()
                issuer.token(self, dict(urllib.parse.parse_qsl(body)))

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://localhost:{self.server.server_port}"

    @property
    def private_key(self):
        """The text of the key's p8 file."""
        return self.team_key.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()).decode()

    def __enter__(self):
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_):
        self.server.shutdown()
        self.server.server_close()

    def send(self, handler, content, type="application/json", status=200):
        body = (content if isinstance(content, str) else json.dumps(content)).encode()
        handler.send_response(status)
        handler.send_header("Content-Type", type)
        handler.send_header("Content-Length", str(len(body)))
        handler.end_headers()
        handler.wfile.write(body)

    def get(self, handler, url):
        if url.path == "/.well-known/openid-configuration":
            self.send(handler, {
                "issuer": self.address, "authorization_endpoint": self.address + "/auth/authorize",
                "token_endpoint": self.address + "/auth/token", "jwks_uri": self.address + "/auth/keys",
                "token_endpoint_auth_methods_supported": ["client_secret_post"]})
        elif url.path == "/auth/keys":
            self.send(handler, {"keys": [self.key.as_dict(private=False)]})
        elif url.path == "/auth/authorize":
            query = dict(urllib.parse.parse_qsl(url.query))
            assert query["response_mode"] == "form_post" and query["response_type"] == "code"
            code = f"code-{len(self.nonces)}"
            self.nonces[code] = query
            user = json.dumps({"name": {"firstName": "Ada", "lastName": "Lovelace"}, "email": "ada@example.com"})
            self.send(handler, f"""<!doctype html><title>Apple</title>
                <form method=post action='{query["redirect_uri"]}'><input type=hidden name=state value='{query["state"]}'>
                <input type=hidden name=code value='{code}'>{f"<input type=hidden name=user value='{user}'>" if "scope" in query else ""}
                <button id=agree>Continue</button></form>
                <form method=post action='{query["redirect_uri"]}'><input type=hidden name=state value='{query["state"]}'>
                <input type=hidden name=error value=user_cancelled_authorize><button id=refuse>Cancel</button></form>""",
                "text/html; charset=utf-8")
        else:
            self.send(handler, {}, status=404)

    def token(self, handler, form):
        """Takes a code once, from the client whose secret the team's key has signed."""
        query = self.nonces.pop(form["code"], None)
        public = jwk.ECKey.import_key(self.team_key.public_key().public_bytes(
            serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo))
        secret = jwt.decode(form["client_secret"], public, algorithms=["ES256"])
        claims = secret.claims
        if not (query and form["redirect_uri"] == query["redirect_uri"] and claims["sub"] == form["client_id"] == query["client_id"]
                and claims["aud"] == self.address and claims["iss"] == "A1B2C3D4E5" and claims["exp"] > time.time()
                and secret.header["kid"] == "F6G7H8I9J0"):
            return self.send(handler, {"error": "invalid_grant"}, status=400)
        now = int(time.time())
        token = {"iss": self.address, "aud": query["client_id"], "sub": "000731.ada", "iat": now, "exp": now + 600,
                 "nonce": query["nonce"], "email_verified": "true"}
        if "email" in query.get("scope", "").split():
            token["email"] = "ada@privaterelay.example"
        self.send(handler, {"id_token": jwt.encode({"alg": "RS256", "kid": "apple"}, token, self.key), "token_type": "Bearer"})
