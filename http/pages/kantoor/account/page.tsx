// The page of the user's own account: its second factor and its password.
import { SecondFactorApi } from 'boekstaaf/second-factor';
import { useState } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import { useOffice, usePage } from '../frame/context.ts';
import { Heading } from '../frame/heading.tsx';
import { Read, useReading } from '../frame/reading.tsx';
import { FRAME_WORDS } from '../frame/words.ts';
import { PasswordPart } from './password.tsx';
import { SecondFactorPart } from './second-factor.tsx';

export function Page(): ComponentChildren {
  const { words } = usePage(FRAME_WORDS);
  const [version, setVersion] = useState(0);
  return (
    <div class="account">
      <Heading text={words.account} />
      <Account key={version} onChange={() => setVersion(version + 1)} />
    </div>
  );
}

/** The parts of the account. A change reads the account and the session again. */
function Account({ onChange }: { readonly onChange: () => void }): ComponentChildren {
  const { renew } = useOffice();
  const reading = useReading((caller, signal) => caller.getApi(SecondFactorApi).getSecondFactor({ signal }), []);

  const redraw = (): void => {
    renew();
    onChange();
  };

  return (
    <Read of={reading}>
      {(state) => (
        <>
          <SecondFactorPart state={state} redraw={redraw} />
          {(state.is_active || !state.is_required) && <PasswordPart />}
        </>
      )}
    </Read>
  );
}
