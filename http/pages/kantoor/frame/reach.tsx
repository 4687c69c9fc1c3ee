// Links that call somebody, or write to them.
import type { ComponentChildren } from 'preact';

interface ReachProps {
  readonly kind: 'mailto' | 'tel';
  readonly text: string | null | undefined;
}

/** A number or an address as a link; nothing where there is none. */
export function Reach({ kind, text }: ReachProps): ComponentChildren {
  if (text == null || text === '') return null;
  const target = kind === 'tel' ? text.replaceAll(/[^+\d]/g, '') : encodeURIComponent(text).replaceAll('%40', '@');
  return <a href={`${kind}:${target}`}>{text}</a>;
}
