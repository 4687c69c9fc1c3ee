// Changes the password of the user, who types the current one too.
import { UsersApi } from 'boekstaaf/users';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { usePage } from '../frame/context.ts';
import { Part } from '../frame/part.tsx';
import { ActForm, PasswordField } from './code-form.tsx';
import { WORDS } from './words.ts';

/** The part of the account that changes the password. */
export function PasswordPart(): ComponentChildren {
  const { words, caller } = usePage(WORDS);
  const [changes, setChanges] = useState(0);

  const change = async (typed: (name: string) => string): Promise<void> => {
    const body = { huidig_wachtwoord: typed('huidig_wachtwoord'), wachtwoord: typed('wachtwoord') };
    await caller.getApi(UsersApi).changeOwnPassword({ body });
    setChanges(changes + 1);
  };

  return (
    <Part title={words.password}>
      <p role="status">{changes > 0 && words.passwordChanged}</p>
      <ActForm key={changes} acts={[{ text: words.changePassword, act: change }]}>
        <PasswordField name="huidig_wachtwoord" label={words.presentPassword} />
        <PasswordField name="wachtwoord" label={words.newPassword} hint={words.newPasswordHint} isNew />
      </ActForm>
    </Part>
  );
}
