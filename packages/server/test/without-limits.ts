/** Settings of a server that refuses nobody: a test plays more at once than any person would. */
export const WITHOUT_LIMITS = {
  RATE_PER_ADDRESS: '0',
  RATE_PER_SESSION: '0',
  RATE_PER_BOT: '0',
  OPEN_GAMES_PER_SESSION: '0',
  OPEN_GAMES_PER_ADDRESS: '0',
  IDLE_SEATS_PER_SESSION: '0',
  IDLE_SEATS_PER_ADDRESS: '0',
  STREAMS_PER_ADDRESS: '0',
};
