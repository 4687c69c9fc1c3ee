// Settings: the default of each, the values it accepts, and whether it is public.
import type { components } from '../../generated/types.ts';
import { BOOKING_STATUSES } from '../bookings/booking-status.ts';
import { parseHosts } from '../values/hosts.ts';
import { isLedgerNumber, parseVatAccounts } from './ledger.ts';
import { createProblem } from '../values/problem.ts';
import { parseRates } from '../values/vat-rates.ts';

export type SettingSlug = components['schemas']['SettingSlug'];

/** The values of a setting: `isAccepted` returns whether a text is one, `remedy` says what to send instead. */
interface AcceptedValues {
  readonly isAccepted: (text: string) => boolean;
  readonly remedy: string;
}

interface SettingDefinition extends AcceptedValues {
  /** The value until it is set. */
  readonly default: string;
  /** Shown without a credential where the installation has opened online booking to the public. */
  readonly isPublic: boolean;
}

const YES_OR_NO = acceptOneOf(['yes', 'no']);
const TITLE_VALUES = acceptText(255);
const TEXT_VALUES = acceptText(65_535);
const ACCOUNT_VALUES: AcceptedValues = {
  isAccepted: isLedgerNumber,
  remedy: 'Send a ledger account number of at most 50 letters and digits, or an empty text for none.',
};

const MAX_ID = 2_147_483_647;
const TERMS_REMEDY = 'Send the id of cancellation terms, or an empty text for none.';

/** Every setting by its name, as the contract lists them. docs/decisions/095-settings.md. */
export const SETTINGS: Readonly<Record<SettingSlug, SettingDefinition>> = {
  currency: definePublicSetting('eur', acceptOneOf(['eur'])),
  maximum_aantal_online_boeking_overschreden: definePublicSetting(
    'Neem contact met ons op voor een grotere groep.',
    TEXT_VALUES,
  ),
  online_boeking_betaalkeuze: definePublicSetting('Hoe wilt u betalen?', TEXT_VALUES),
  online_boeking_betaalkeuze_achteraf_titel: definePublicSetting('Achteraf betalen', TITLE_VALUES),
  online_boeking_betaalkeuze_ideal_titel: definePublicSetting('Direct betalen', TITLE_VALUES),
  online_boeking_step0_text_pre: definePublicSetting('', TEXT_VALUES),
  online_boeking_step0_text_post: definePublicSetting('', TEXT_VALUES),
  online_boeking_step1_text_pre: definePublicSetting('', TEXT_VALUES),
  online_boeking_step1_text_post: definePublicSetting('', TEXT_VALUES),
  online_boeking_step3_text_post: definePublicSetting('', TEXT_VALUES),
  allow_online_package_booking: definePublicSetting('yes', YES_OR_NO),
  allow_old_vouchers_sales: definePublicSetting('yes', YES_OR_NO),
  allow_old_contact_forms: definePublicSetting('yes', YES_OR_NO),
  online_boeking_achteraf_betalen_status: defineInternalSetting('reservering', acceptOneOf(BOOKING_STATUSES)),
  btw_percentages: defineInternalSetting('0,9,21', {
    isAccepted: (list) => parseRates(list) !== undefined,
    remedy: 'Send one to ten different rates from 0 to 100, separated by commas, such as 0,5.5,21.',
  }),
  online_boeking_hold_minuten: defineInternalSetting('30', acceptWholeNumber(1, 10_080)),
  verlopen_optie_actie: defineInternalSetting('geen', acceptOneOf(['geen', 'annuleren'])),
  deels_factureren: defineInternalSetting('no', YES_OR_NO),
  grootboek_debiteuren: defineInternalSetting('', ACCOUNT_VALUES),
  grootboek_omzet: defineInternalSetting('', ACCOUNT_VALUES),
  grootboek_voorschotten: defineInternalSetting('', ACCOUNT_VALUES),
  grootboek_btw: defineInternalSetting('', {
    isAccepted: (list) => parseVatAccounts(list) !== undefined,
    remedy:
      'Send ledger account numbers by VAT rate, separated by commas, such as 1500,9=1502,21=1503, or an empty text.',
  }),
  grootboek_betalingen: defineInternalSetting('', ACCOUNT_VALUES),
  planning_waarschuwing_dagen: defineInternalSetting('7', acceptWholeNumber(0, 365)),
  grootboek_vouchers: defineInternalSetting('', ACCOUNT_VALUES),
  online_boeking_redirect_hosts: defineInternalSetting('', {
    isAccepted: (list) => parseHosts(list) !== undefined,
    remedy: 'Send host names separated by commas, such as example.com,shop.example.com, or an empty text for none.',
  }),
  online_boeking_max_per_netwerk: defineInternalSetting('30', acceptWholeNumber(1, 100_000)),
  online_boeking_max_per_adres: defineInternalSetting('10', acceptWholeNumber(1, 100_000)),
  online_boeking_max_onbetaald: defineInternalSetting('3', acceptWholeNumber(1, 100_000)),
  gebeurtenissen_bewaren_dagen: defineInternalSetting('90', acceptWholeNumber(90, 3650)),
  mails_bewaren_dagen: defineInternalSetting('730', acceptWholeNumber(90, 3650)),
  annuleringsvoorwaarden_id: defineInternalSetting('', {
    isAccepted: (value) => value === '' || (/^[1-9]\d{0,9}$/.test(value) && Number(value) <= MAX_ID),
    remedy: TERMS_REMEDY,
  }),
  // Directive 2011/83/EU, article 9: at least fourteen days.
  herroepingstermijn_dagen: defineInternalSetting('14', acceptWholeNumber(14, 365)),
  tweede_factor_verplicht: defineInternalSetting('no', YES_OR_NO),
};

/** The settings that visitors may read where online booking is open to the public. */
export const PUBLIC_SETTINGS: ReadonlySet<string> = new Set(
  Object.entries(SETTINGS).flatMap(([slug, { isPublic }]) => (isPublic ? [slug] : [])),
);

/** Throws ERR_ID_MISMATCH for another name in the body than in the path. */
export function assertSameSlug(slug: SettingSlug, sentSlug: string | undefined): void {
  if (sentSlug === undefined || sentSlug === slug) return;
  const message = 'The name of a setting cannot change: leave slug out, or send the one in the path.';
  throw createProblem('ERR_ID_MISMATCH', message, { field: 'slug' });
}

/** Throws ERR_SETTING_VALUE, with the accepted values, for a value that the setting does not accept. */
export function assertSettingValue(slug: SettingSlug, waarde: string): void {
  const { isAccepted, remedy } = SETTINGS[slug];
  if (!isAccepted(waarde)) throw createProblem('ERR_SETTING_VALUE', remedy, { field: 'waarde', params: { slug } });
}

/** Throws ERR_SETTING_VALUE for cancellation terms that do not exist. */
export function assertKnownTerms(isKnown: boolean): void {
  if (isKnown) return;
  throw createProblem('ERR_SETTING_VALUE', TERMS_REMEDY, {
    field: 'waarde',
    params: { slug: 'annuleringsvoorwaarden_id' },
  });
}

function definePublicSetting(defaultText: string, values: AcceptedValues): SettingDefinition {
  return { ...values, default: defaultText, isPublic: true };
}

function defineInternalSetting(defaultText: string, values: AcceptedValues): SettingDefinition {
  return { ...values, default: defaultText, isPublic: false };
}

function acceptOneOf(allowed: readonly string[]): AcceptedValues {
  return { isAccepted: (value) => allowed.includes(value), remedy: `Send ${allowed.join(' or ')}.` };
}

function acceptText(longest: number): AcceptedValues {
  return {
    isAccepted: (value) => Array.from(value).length <= longest,
    remedy: `Send a text of at most ${String(longest)} characters.`,
  };
}

function acceptWholeNumber(least: number, most: number): AcceptedValues {
  return {
    isAccepted: (value) => /^(?:0|[1-9]\d{0,8})$/.test(value) && Number(value) >= least && Number(value) <= most,
    remedy: `Send a whole number from ${String(least)} to ${String(most)}.`,
  };
}
