// The settings in files that operators copy: the service knows them.
import { expect } from 'chai';
import { describeMisspeltSettings, readConfig, type Config } from '../../config/config.ts';
import { SETTINGS } from '../../config/config.ts';
import started from '../../build/start.json' with { type: 'json' };

// Variables that others than the service read.
const FOREIGN = new Set(['NODE_ENV', 'BUILD_COMMIT', ...Object.keys(started.environment)]);

/** Asserts that the service knows these settings and accepts their values; returns the configuration. */
export function assertKnown(environment: Readonly<Record<string, string>>): Config {
  const unknown = Object.keys(environment).filter((name) => !(name in SETTINGS) && !FOREIGN.has(name));
  expect(unknown).to.deep.equal([]);
  expect(describeMisspeltSettings(environment)).to.deep.equal([]);
  return readConfig(environment);
}
