// The exit status, as in sysexits.h, of a check whose program cannot be had on this machine: a night lists it as left out.
export const UNAVAILABLE = 69;
