/**
 * Whether this deployment sends email: it has a domain, and SES is out of its sandbox (docs/deploying.md). Apart from the
 * sending, so that who only asks is granted nothing.
 */
export const sendsEmail = (): boolean => Boolean(process.env.MAIL_FROM);
