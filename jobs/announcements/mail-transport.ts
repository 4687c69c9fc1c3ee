// The package that speaks SMTP. jobs/smtp.ts loads this file when it is first needed: only those who send mails need it in memory.
export { createTransport } from 'nodemailer';
