// Settings: accepted values, and names that never change, as tables of cases.
import { expect } from 'chai';
import { assertSameSlug, assertSettingValue, SETTINGS, type SettingSlug } from '../../../domain/house/setting.ts';

describe('a setting', () => {
  it('accepts its own default', () => {
    for (const [slug, { defaultValue }] of Object.entries(SETTINGS))
      expect(() => assertSettingValue(slug as SettingSlug, defaultValue), slug).not.to.throw();
  });

  const cases: { slug: SettingSlug; good: string; bad: string }[] = [
    { slug: 'deels_factureren', good: 'yes', bad: 'ja' },
    { slug: 'btw_percentages', good: '0,5.5,21', bad: '0,0' },
    { slug: 'planning_waarschuwing_dagen', good: '365', bad: '366' },
    { slug: 'online_boeking_hold_minuten', good: '1', bad: '0' },
  ];

  for (const { slug, good, bad } of cases)
    it(`${slug} can be ${good} and not ${bad}`, () => {
      expect(() => assertSettingValue(slug, good)).not.to.throw();
      expect(() => assertSettingValue(slug, bad)).to.throw('ERR_SETTING_VALUE');
    });

  it('cannot change its name', () => {
    expect(() => assertSameSlug('currency', undefined)).not.to.throw();
    expect(() => assertSameSlug('currency', 'currency')).not.to.throw();
    expect(() => assertSameSlug('currency', 'valuta')).to.throw('ERR_ID_MISMATCH');
  });
});
