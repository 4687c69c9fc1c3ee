// The heading of a page: it sets the document's title, and gets the focus after a move from another page.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { hasMoved } from './navigation.ts';

interface HeadingProps {
  readonly text: string;
  /** The elements next to the heading, such as a status or a button. */
  readonly children?: ComponentChildren;
}

export function Heading({ text, children }: HeadingProps): ComponentChildren {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (hasMoved()) heading.current?.focus();
  }, []);
  useLayoutEffect(() => {
    document.title = `${text} · boekstaaf`;
  }, [text]);

  return (
    <header class="heading">
      <h1 ref={heading} tabIndex={-1}>
        {text}
      </h1>
      {children}
    </header>
  );
}
