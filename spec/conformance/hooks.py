"""How Schemathesis asks: where a request fits the contract, for what the file WORLD says exists; from many networks."""

import datetime
import json
import os
from itertools import count

import schemathesis
from hypothesis import strategies
from schemathesis.core.transport import Response
from schemathesis.generation import GenerationMode

numbers = count()

# Codes that say that the shape of a request is wrong: the build fills them in.
SHAPE = []

# What exists: ids by the names of references ("references") and the path parameters of operations ("paths").
world = {"references": {}, "paths": {}}
if "WORLD" in os.environ:
    with open(os.environ["WORLD"], encoding="utf-8") as file:
        world = json.load(file)


# Years that people plan in.
days = strategies.dates(datetime.date(1990, 1, 1), datetime.date(2100, 1, 1))
moments = strategies.datetimes(datetime.datetime(1990, 1, 1), datetime.datetime(2100, 1, 1))
schemathesis.openapi.format("date", days.map(datetime.date.isoformat))
schemathesis.openapi.format("date-time", moments.map(lambda moment: f"{moment:%Y-%m-%dT%H:%M:%S}+01:00"))
schemathesis.openapi.format("local-date-time", moments.map(lambda moment: f"{moment:%Y-%m-%d %H:%M}"))


@schemathesis.serializer("message/rfc822")
def mail(context, value):
    return {"data": value if isinstance(value, bytes) else str(value).encode()}


def sensible(value, number, known):
    """The same, with ids that exist where a member refers to something, and with no more decimals than money has."""
    if isinstance(value, float):
        return round(value, 2)
    if isinstance(value, list):
        return [sensible(each, number, known) for each in value]
    if not isinstance(value, dict):
        return value
    return {
        name: existing(known[name], member, number) if name in known else sensible(member, number, known)
        for name, member in value.items()
    }


def existing(ids, value, number):
    if isinstance(value, list) and all(is_number(each) for each in value):
        return ids[: len(value)]
    if isinstance(value, (list, dict)):
        return sensible(value, number, {})
    return ids[number % len(ids)] if is_number(value) else value


def written(value):
    """A value of a URL: 1.0 is an integer in JSON, and no whole number as text."""
    if isinstance(value, list):
        return [written(each) for each in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


def is_number(value):
    return isinstance(value, int) and not isinstance(value, bool)


@schemathesis.hook
def filter_query(context, query):
    # A known parameter without a value is ignored, as the contract says.
    return all(value not in ("", [], [""]) for value in (query or {}).values())


def is_made_by_the_contract(case):
    return case.meta is not None and case.meta.generation.mode == GenerationMode.POSITIVE


@schemathesis.hook
def before_call(context, case, kwargs):
    number = next(numbers)
    headers = {**(case.headers or {})}
    # The service limits how often one network may fail to log in.
    headers["X-Forwarded-For"] = f"100.{64 + number // 65536 % 64}.{number // 256 % 256}.{number % 256}"
    if is_made_by_the_contract(case):
        # No chance knows a version, or a way on; a key that was used before answers for another request.
        for name in [each for each in headers if each.lower() in ("if-match", "if-none-match", "idempotency-key")]:
            del headers[name]
        case.query = {name: value for name, value in (case.query or {}).items() if name not in ("cursor", "after")}
        query = {name: written(value) for name, value in case.query.items()}
        case.query = sensible(query, number, world["references"])
        if case.meta.phase.name.value != "stateful":
            case.path_parameters = {**(case.path_parameters or {}), **world["paths"].get(operation_id(case), {})}
        if isinstance(case.body, (dict, list)):
            case.body = sensible(case.body, number, world["references"])
        if operation_id(case) == "createSession" and "USERNAME" in os.environ:
            # Nobody else can log in.
            case.body = {"gebruikersnaam": os.environ["USERNAME"], "wachtwoord": os.environ["PASSWORD"]}
    else:
        # Who asks for leniency may send unknown members, as the contract says.
        headers = {name: value for name, value in headers.items() if value != "handling=lenient"}
        if case.query:
            # A known parameter without a value is ignored, so a wrong value is one that can be seen.
            case.query = {name: "!" if value == "" else value for name, value in case.query.items()}
    case.headers = headers


def operation_id(case):
    return case.operation.definition.raw["operationId"]


@schemathesis.check
def shape_of_what_fits(context, response: Response, case):
    """What fits its schema may be refused by a rule, and not for its shape, unless the operation says so."""
    if response.status_code != 406 or not is_made_by_the_contract(case):
        return
    own = case.operation.definition.raw.get("x-errors", [])
    # A body without a byte is none.
    known = [*own, "ERR_MORE_PROBLEMS", *([] if response.request.body else ["ERR_MALFORMED"])]
    wrong = [each for each in response.json() if each["code"] in SHAPE and each["code"] not in known]
    if wrong:
        raise AssertionError(f"What fits was refused for its shape: {json.dumps(wrong[:3])}")
