// Settings: the default of each, the values it accepts, and whether it is public.
import type { components } from '../../generated/types.ts';
import { BOOKING_STATUSES } from '../bookings/booking-status.ts';
import { hostsIn } from '../values/hosts.ts';
import { isLedgerNumber, vatAccountsIn } from './ledger.ts';
import { problem } from '../values/problem.ts';
import { ratesIn } from '../values/vat-rates.ts';

export type SettingSlug = components['schemas']['SettingSlug'];

/** The values that a setting takes: `accepts` tells whether a text is such a value, `remedy` what to send instead. */
interface AcceptedValues {
  readonly accepts: (text: string) => boolean;
  readonly remedy: string;
}

interface SettingDefinition extends AcceptedValues {
  readonly standard: string;
  /** Shown without a credential where the installation has opened online booking to the public. */
  readonly isPublic: boolean;
}

const YES_OR_NO = oneOf(['yes', 'no']);
const TITLE_VALUES = text(255);
const TEXT_VALUES = text(65_535);
const ACCOUNT_VALUES: AcceptedValues = {
  accepts: isLedgerNumber,
  remedy: 'Send a ledger account number of at most 50 letters and digits, or an empty text for none.',
};

const MAX_ID = 2_147_483_647;
const TERMS_REMEDY = 'Send the id of cancellation terms, or an empty text for none.';

/** Every setting by its name, as the contract lists them. docs/decisions/095-settings.md. */
export const SETTINGS: Readonly<Record<SettingSlug, SettingDefinition>> = {
  currency: publicSetting('eur', oneOf(['eur'])),
  maximum_aantal_online_boeking_overschreden: publicSetting(
    'Neem contact met ons op voor een grotere groep.',
    TEXT_VALUES,
  ),
  online_boeking_betaalkeuze: publicSetting('Hoe wilt u betalen?', TEXT_VALUES),
  online_boeking_betaalkeuze_achteraf_titel: publicSetting('Achteraf betalen', TITLE_VALUES),
  online_boeking_betaalkeuze_ideal_titel: publicSetting('Direct betalen', TITLE_VALUES),
  online_boeking_step0_text_pre: publicSetting('', TEXT_VALUES),
  online_boeking_step0_text_post: publicSetting('', TEXT_VALUES),
  online_boeking_step1_text_pre: publicSetting('', TEXT_VALUES),
  online_boeking_step1_text_post: publicSetting('', TEXT_VALUES),
  online_boeking_step3_text_post: publicSetting('', TEXT_VALUES),
  allow_online_package_booking: publicSetting('yes', YES_OR_NO),
  allow_old_vouchers_sales: publicSetting('yes', YES_OR_NO),
  allow_old_contact_forms: publicSetting('yes', YES_OR_NO),
  online_boeking_achteraf_betalen_status: internal('reservering', oneOf(BOOKING_STATUSES)),
  btw_percentages: internal('0,9,21', {
    accepts: (list) => ratesIn(list) !== undefined,
    remedy: 'Send one to ten different rates from 0 to 100, separated by commas, such as 0,5.5,21.',
  }),
  online_boeking_hold_minuten: internal('30', wholeNumber(1, 10_080)),
  verlopen_optie_actie: internal('geen', oneOf(['geen', 'annuleren'])),
  deels_factureren: internal('no', YES_OR_NO),
  grootboek_debiteuren: internal('', ACCOUNT_VALUES),
  grootboek_omzet: internal('', ACCOUNT_VALUES),
  grootboek_voorschotten: internal('', ACCOUNT_VALUES),
  grootboek_btw: internal('', {
    accepts: (list) => vatAccountsIn(list) !== undefined,
    remedy:
      'Send ledger account numbers by VAT rate, separated by commas, such as 1500,9=1502,21=1503, or an empty text.',
  }),
  grootboek_betalingen: internal('', ACCOUNT_VALUES),
  planning_waarschuwing_dagen: internal('7', wholeNumber(0, 365)),
  grootboek_vouchers: internal('', ACCOUNT_VALUES),
  online_boeking_redirect_hosts: internal('', {
    accepts: (list) => hostsIn(list) !== undefined,
    remedy: 'Send host names separated by commas, such as example.com,shop.example.com, or an empty text for none.',
  }),
  online_boeking_max_per_netwerk: internal('30', wholeNumber(1, 100_000)),
  online_boeking_max_per_adres: internal('10', wholeNumber(1, 100_000)),
  online_boeking_max_onbetaald: internal('3', wholeNumber(1, 100_000)),
  gebeurtenissen_bewaren_dagen: internal('90', wholeNumber(90, 3650)),
  mails_bewaren_dagen: internal('730', wholeNumber(90, 3650)),
  annuleringsvoorwaarden_id: internal('', {
    accepts: (value) => value === '' || (/^[1-9]\d{0,9}$/.test(value) && Number(value) <= MAX_ID),
    remedy: TERMS_REMEDY,
  }),
  // Directive 2011/83/EU, article 9: fourteen days at least.
  herroepingstermijn_dagen: internal('14', wholeNumber(14, 365)),
  tweede_factor_verplicht: internal('no', YES_OR_NO),
};

/** The settings that everybody may see where online booking is open to the public. */
export const PUBLIC_SETTINGS: ReadonlySet<string> = new Set(
  Object.entries(SETTINGS).flatMap(([slug, { isPublic }]) => (isPublic ? [slug] : [])),
);

/** Throws ERR_ID_MISMATCH for another name than the one in the path. */
export function assertSameSlug(slug: SettingSlug, sent: string | undefined): void {
  if (sent === undefined || sent === slug) return;
  const message = 'The name of a setting cannot change: leave slug out, or send the one in the path.';
  throw problem('ERR_ID_MISMATCH', message, { field: 'slug' });
}

/** Throws ERR_SETTING_VALUE, with what the setting takes, for a value that it does not take. */
export function assertSettingValue(slug: SettingSlug, waarde: string): void {
  const { accepts, remedy } = SETTINGS[slug];
  if (!accepts(waarde)) throw problem('ERR_SETTING_VALUE', remedy, { field: 'waarde', params: { slug } });
}

/** Throws ERR_SETTING_VALUE for cancellation terms that do not exist. */
export function assertKnownTerms(isKnown: boolean): void {
  if (isKnown) return;
  throw problem('ERR_SETTING_VALUE', TERMS_REMEDY, { field: 'waarde', params: { slug: 'annuleringsvoorwaarden_id' } });
}

function publicSetting(standard: string, values: AcceptedValues): SettingDefinition {
  return { ...values, standard, isPublic: true };
}

function internal(standard: string, values: AcceptedValues): SettingDefinition {
  return { ...values, standard, isPublic: false };
}

function oneOf(allowed: readonly string[]): AcceptedValues {
  return { accepts: (value) => allowed.includes(value), remedy: `Send ${allowed.join(' or ')}.` };
}

function text(longest: number): AcceptedValues {
  return {
    accepts: (value) => Array.from(value).length <= longest,
    remedy: `Send a text of at most ${String(longest)} characters.`,
  };
}

function wholeNumber(least: number, most: number): AcceptedValues {
  return {
    accepts: (value) => /^(?:0|[1-9]\d{0,8})$/.test(value) && Number(value) >= least && Number(value) <= most,
    remedy: `Send a whole number from ${String(least)} to ${String(most)}.`,
  };
}
