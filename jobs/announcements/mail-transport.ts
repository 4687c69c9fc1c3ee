// The package for SMTP. smtp.ts loads this file for the first mail: only processes that send mails need it in memory.
export { createTransport } from 'nodemailer';
