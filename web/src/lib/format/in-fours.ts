/** 'K7RM 4TXQ': a referral code in two fours, so that it can be read out. */
export const inFours = (code: string): string => code.replace(/^(.{4})(?=.)/, "$1 ");
