// Checks subjects of commits: `node build/commit-subject.mjs <file with a message>`, or `-` for a subject in each line of the input.
import { readFileSync } from 'node:fs';

const MAX_LETTERS = 72;
const EXEMPT_SUBJECT = /^(Merge|Revert|fixup!|squash!|amend!) /;
const VERBS = new Set(
  `Accept Add Adopt Align Allow Announce Answer Apply Ask Assert Avoid Await Ban Batch Begin Book Bound Break Bring Build Bump Bundle
  Cache Call Cancel Cap Carry Catch Change Check Choose Clean Clear Close Collect Combine Compare Compile Complete Compose Compress
  Compute Confirm Convert Copy Correct Count Cover Create Credit Cut Date Decide Declare Decode Define Delay Delete Deny Deprecate Derive
  Describe Detect Disable Document Drop Enable Encode Encrypt End Enforce Ensure Escape Exclude Expand Explain Export Expose Extend Extract
  Fail Fetch Fill Find Finish Fit Fix Fold Follow Forbid Format Freeze Generate Give Group Guard Handle Hash Hide Hold Ignore Import
  Improve Include Index Inline Insert Install Introduce Invoice Join Keep Leave Let Lift Limit Link List Load Lock Log Look Lower Mail Make
  Mark Match Measure Mend Merge Migrate Move Name Narrow Normalise Note Notify Offer Omit Open Order Parse Pass Pay Pick Pin Place Plan Point
  Prefer Prepare Present Preserve Prevent Print Promise Propose Protect Prove Publish Purge Put Query Quote Raise Read Rebuild Record Redact
  Redirect Reduce Refresh Refund Refuse Reject Release Relax Reload Remember Remind Remove Rename Renew Reorder Repair Repeat Replace Report
  Require Reserve Reset Resolve Respect Restore Restrict Retry Return Reuse Review Rewrite Rotate Round Route Run Save Say Scale Scan Search
  See Sell Send Separate Serve Set Settle Shorten Show Shrink Simplify Skip Sort Speed Spell Split Start State Stop Store Stream Support Swap
  Take Tell Test Throw Tighten Time Touch Trace Translate Treat Trim Try Tune Turn Understand Undo Unify Unite Update Upgrade Use Validate
  Verify Void Wait Walk Warn Watch Weigh Widen Withdraw Wrap Write`.split(/\s+/),
);

/** Finds what is wrong with a subject, as a sentence with the remedy; undefined where nothing is. */
function findProblem(subject) {
  if (EXEMPT_SUBJECT.test(subject)) return undefined;
  if (subject.length > MAX_LETTERS)
    return `The subject has ${subject.length} letters: shorten it to ${MAX_LETTERS}, and say why in the body.`;
  const [first = ''] = subject.split(' ');
  if (!VERBS.has(first))
    return `The subject begins with "${first}": begin with the verb that says what the commit does, such as Add, Fix or Refuse. If it is one, add it to VERBS in build/commit-subject.mjs.`;
  return undefined;
}

const [, , file] = process.argv;
const lines = readFileSync(file === '-' ? 0 : file, 'utf8').split('\n');
const subjects = file === '-' ? lines.filter(Boolean) : lines.slice(0, 1);
for (const subject of subjects) {
  const fault = findProblem(subject);
  if (fault === undefined) continue;
  console.error(`${subject}\n  ${fault}`);
  process.exitCode = 1;
}
