// A part of a page under a heading of its own, and facts with their names.
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface SectionProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

export function Part({ title, children }: SectionProps): ComponentChildren {
  const id = useId();
  return (
    <section class="part" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A fact: its name and its value. */
export type NamedFact = readonly [name: string, value: ComponentChildren];

/** Returns whether a fact has a value to show. */
export function hasValue([, value]: NamedFact): boolean {
  return value !== null && value !== undefined && value !== '';
}

/** Facts with their names; those without a value are left out. */
export function Facts({ of }: { readonly of: readonly NamedFact[] }): ComponentChildren {
  return (
    <dl>
      {of.filter(hasValue).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
