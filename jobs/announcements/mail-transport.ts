// The package for SMTP, in a file of its own: the build puts it in a part that only processes that send mails load.
export { createTransport } from 'nodemailer';
