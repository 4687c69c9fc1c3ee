// The exit status of a check whose program cannot be had on this machine, as sysexits.h has it: .ci/run lists such checks.
export const UNAVAILABLE = 69;
