# Receives webhooks: checks them, answers at once, and handles each event once. Run: python webhook_receiver.py
import os
from collections.abc import Callable, Sequence
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from boekstaaf import WebhookError, webhooks
from boekstaaf.types import NamedEvent


def receiver(secrets: Sequence[str], handle: Callable[[NamedEvent], object], port: int) -> ThreadingHTTPServer:
    """A server that takes events signed with one of the secrets. Where `handle` raises, the service sends the event again."""
    seen: set[str] = set()  # yours is a table with a unique key

    class Receive(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length") or 0))
            try:
                event = webhooks.verify(body, self.headers.items(), secrets)
                if event["meta"]["event_id"] not in seen:
                    handle(event)
                    seen.add(event["meta"]["event_id"])
                self.send_response(204)
            except WebhookError as error:
                self.send_response(400, error.reason)
            except Exception as error:
                print("failed:", error)
                self.send_response(500)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    return ThreadingHTTPServer(("127.0.0.1", port), Receive)


def tell(event: NamedEvent) -> None:
    if event["name"] == "InvoiceDefinitive":
        print("invoice", event["data"]["id"])
    else:
        print(event["meta"]["event"])


if __name__ == "__main__":
    receiver([os.environ["WEBHOOK_SECRET"]], tell, 3000).serve_forever()
