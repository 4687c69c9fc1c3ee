// The modules of the Python client apart from its groups: the clients, the refusals, and the words that the runtime needs.
import { readMailTexts } from './mail-texts.ts';
import type { ClientModel } from './model.ts';
import { capitalise, MADE_COMMENT, toSnakeCase } from './python-names.ts';
import { writeDocstring, writePythonLiteral } from './python-types.ts';

/** The clients with their groups. */
export function writeClientModule({ groups }: ClientModel): string {
  const writeClient = (prefix: string, base: string, about: string): string => {
    const each = groups.map(({ name }) => {
      const type = `${prefix}${capitalise(name)}`;
      return `    @cached_property
    def ${toSnakeCase(name)}(self) -> ${type}:
        from .${toSnakeCase(name)} import ${type}

        return ${type}(self)`;
    });
    return `class ${prefix}Boekstaaf(${base}):\n${writeDocstring([about], '    ')}\n\n${each.join('\n\n')}`;
  };

  const imports = groups.map(
    ({ name }) => `    from .${toSnakeCase(name)} import Async${capitalise(name)}, ${capitalise(name)}`,
  );

  return `"""The clients with all their groups, each loaded when it is used first. ${MADE_COMMENT}"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from .._async import AsyncClient
from .._sync import Client

if TYPE_CHECKING:
${imports.sort().join('\n')}


${writeClient('', 'Client', 'The booking service: Boekstaaf(base_url=..., api_key=...), or as the environment says.')}


${writeClient('Async', 'AsyncClient', 'The same for asyncio: await AsyncBoekstaaf(base_url=..., api_key=...).bookings.get(42).')}
`;
}

/** The classes of refusals. */
export function writeRefusalsModule({ errors }: ClientModel): string {
  const writeLiteral = (codes: readonly string[]): string =>
    `Literal[\n${codes.map((code) => `    "${code}",\n`).join('')}]`;
  const classes = errors.map(({ status, name, about, codes }) => {
    const parent = status === 503 ? 'ServerError' : 'ApiError';
    const typed = status === 500 ? '' : `\n    code: ${codes.length > 0 ? `Optional[Codes${String(status)}]` : 'None'}`;
    const reason = `

    @property
    def reason(self) -> Optional[CredentialProblem]:
        """The problem with the credential; None where a proxy refused, not the service."""
        return CREDENTIAL_PROBLEMS.get(self.code)`;
    return `class ${name}(${parent}):\n${writeDocstring([about], '    ')}\n${typed}${status === 401 ? reason : ''}`.trimEnd();
  });
  const codes = errors.filter((each) => each.codes.length > 0);

  return `"""The classes of refusals, and the named codes that each can have. ${MADE_COMMENT}"""

from __future__ import annotations

from typing import Literal, Mapping, Optional, Union

from ..errors import CREDENTIAL_PROBLEMS, ApiError, CredentialProblem

${codes.map((each) => `Codes${String(each.status)} = ${writeLiteral(each.codes)}`).join('\n')}
ErrorCode = Union[${codes.map(({ status }) => `Codes${String(status)}`).join(', ')}]


${classes.join('\n\n\n')}


CLASSES: Mapping[int, type[ApiError]] = {
${errors.map(({ status, name }) => `    ${String(status)}: ${name},`).join('\n')}
}
`;
}

/** The names of events. */
export function writeAnnouncedModule({ events }: ClientModel): string {
  const names = events.flatMap((each) => each.names);
  const objects = new Set(names.filter((name) => name.includes('::')).map((name) => name.split('::')[0] ?? ''));
  const writeSet = (words: Iterable<string>): string =>
    `frozenset(\n    ${writePythonLiteral([...words].join(' '))}.split()\n)`;
  return `"""What events can tell of. ${MADE_COMMENT}"""

OBJECTS = ${writeSet(objects)}
OWN_EVENTS = ${writeSet(names.filter((name) => !name.includes('::')))}
`;
}

/** The texts of mails. */
export function writeMailTextsModule(): string {
  const rows = Object.entries(readMailTexts());
  return `"""Dutch texts for the mails that every company sends, to begin with. ${MADE_COMMENT}"""

from typing import TypedDict


class MailTexts(TypedDict):
    """Members of a new company."""

${rows.map(([name]) => `    ${name}: str`).join('\n')}


#: A company cannot be created without any: \`\`client.companies.create(**mail_texts, ...)\`\`. Staff can change them later.
mail_texts: MailTexts = {
${rows.map(([name, text]) => `    ${writePythonLiteral(name)}: ${writePythonLiteral(text)},`).join('\n')}
}
`;
}
