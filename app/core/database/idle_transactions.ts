/**
 * The server ends a transaction whose process no longer sends, such as on a frozen host. Its row
 * locks would otherwise last as long as the connection.
 */
const IDLE_SECONDS = 8

/** An assignment of the session, which only MariaDB reads. */
export const MARIADB_IDLE_TIMEOUT = `/*M!100300 , idle_transaction_timeout = ${IDLE_SECONDS} */`

/** MySQL has one timeout for idle connections, so it is short while a transaction is open. */
export const beforeTransaction = (connection: object) =>
  isMySql(connection) ? [`SET SESSION wait_timeout = ${IDLE_SECONDS}`] : []

export const afterTransaction = (connection: object) =>
  isMySql(connection) ? ['SET SESSION wait_timeout = DEFAULT'] : []

/** The server names itself when it greets the driver. */
const isMySql = (connection: { _handshakePacket?: { serverVersion: string } }) =>
  !/mariadb/i.test(connection._handshakePacket?.serverVersion ?? 'MariaDB')
