// A link that calls a telephone number, or writes to a mail address.
import type { ComponentChildren } from 'preact';

interface ReachProps {
  readonly kind: 'mailto' | 'tel';
  readonly text: string | null | undefined;
}

/** A telephone number or a mail address as a link; nothing for an empty one. */
export function Reach({ kind, text }: ReachProps): ComponentChildren {
  if (text == null || text === '') return null;
  const target = kind === 'tel' ? text.replaceAll(/[^+\d]/g, '') : encodeURIComponent(text).replaceAll('%40', '@');
  return <a href={`${kind}:${target}`}>{text}</a>;
}
