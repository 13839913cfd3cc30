const SECONDS = 5;

/** How long PostgreSQL may take to accept a connection, by the variable its own programs have for it. */
export const connectTimeoutMs = (): number => (Number(process.env.PGCONNECT_TIMEOUT) || SECONDS) * 1000;
