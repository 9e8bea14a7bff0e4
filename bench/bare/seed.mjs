// Seeds one database with MariaDB's SEQUENCE engine, so that 13 million rows take minutes.
// node seed.mjs --db oficio_bench_bare --tid int --id bin16 --pk clustered --invoices 1000000
import fs from 'node:fs'
import mysql from 'mysql2/promise'
import { SignJWT } from 'jose'
import { DB, JWT_SECRET, args, codec } from './lib.mjs'
import { schema } from './schema.mjs'

const o = args({
  db: 'oficio_bench_bare',
  tid: 'int',
  id: 'bin16',
  pk: 'clustered',
  tenants: 50,
  products: 2000,
  customers: 500,
  big: 200000,
  invoices: 1000000,
  fixtures: '',
})
const N = { t: +o.tenants, p: +o.products, c: +o.customers, big: +o.big, i: +o.invoices }
const c = await mysql.createConnection({ ...DB, multipleStatements: true })
const t0 = Date.now(),
  log = (m) => console.log(((Date.now() - t0) / 1000).toFixed(1).padStart(7), m)
await c.query(
  `DROP DATABASE IF EXISTS ${o.db}; CREATE DATABASE ${o.db}; USE ${o.db}; SET unique_checks=0, foreign_key_checks=0, innodb_lock_wait_timeout=600`
)
for (const [t, ddl] of Object.entries(schema(o))) await c.query(`CREATE TABLE ${t} ${ddl}`)

// id(kind, ordinal): in the form of UUIDv7, so that ids rise with the ordinal.
const MS0 = 1735689600000 // 2025-01-01
const hex = (kind, n) =>
  `CONCAT(LPAD(HEX(${MS0}+(${n})*25),12,'0'),'7',LPAD(HEX(MOD(${n},4096)),3,'0'),'8',LPAD(HEX(${kind}),3,'0'),LPAD(HEX(CRC32(CONCAT(${kind},':',${n}))),12,'0'))`
const id = (kind, n) =>
  o.id === 'bin16'
    ? `UNHEX(${hex(kind, n)})`
    : o.id === 'char36'
      ? `LOWER(INSERT(INSERT(INSERT(INSERT(${hex(kind, n)},9,0,'-'),14,0,'-'),19,0,'-'),24,0,'-'))`
      : `(${n})*8+${kind}`
const tid = (n) =>
  o.tid === 'int'
    ? `(${n})`
    : o.tid === 'bin16'
      ? `UNHEX(LPAD(HEX(${n}),32,'0'))`
      : `LOWER(INSERT(INSERT(INSERT(INSERT(LPAD(HEX(${n}),32,'0'),9,0,'-'),14,0,'-'),19,0,'-'),24,0,'-'))`
const at = (n) => `FROM_UNIXTIME((${MS0}+(${n})*25)/1000)`
const words =
  "ELT(1+MOD(n*7919,12),'Acero','Tornillo','Cable','Motor','Filtro','Bomba','Panel','Sensor','Valvula','Tubo','Correa','Lampara')"
const bigT = N.t + 1
const tenantSizes = [...Array(N.t).keys()]
  .map((i) => [i + 1, N.p])
  .concat(N.big ? [[bigT, N.big]] : [])
const perT = Math.floor(N.i / 2 / N.t),
  bigI = N.big ? N.i - perT * N.t : 0

for (const [t, np] of tenantSizes) {
  const P = t * 1_000_000,
    ni = t === bigT ? bigI : N.big ? perT : Math.floor(N.i / N.t)
  const I = t * 10_000_000
  // 5 accounts that a sale posts to and 45 others; ordinals P+1 to P+50
  await c.query(`
   INSERT INTO tenants VALUES (${tid(t)},'Tenant ${t}',${ni},${ni});
   INSERT INTO counters VALUES (${tid(t)},${ni},${ni},0);
   INSERT INTO ledgers VALUES (${tid(t)},NULL);
   INSERT INTO warehouses SELECT ${tid(t)},${id(2, `${P}+seq`)},CONCAT('Bodega ',seq),seq=1,${at(`${P}`)},${at(`${P}`)} FROM seq_1_to_2;
   INSERT INTO accounts SELECT ${tid(t)},${id(3, `${P}+seq`)},CONCAT(1000+seq),CONCAT('Cuenta ',seq),'DEBIT',${at(`${P}`)},${at(`${P}`)} FROM seq_1_to_50;
   INSERT INTO customers SELECT ${tid(t)},${id(4, `${P}+n`)},CONCAT('NIT-',n),CONCAT('Cliente ',${words},' ',n),CONCAT('c',n,'@example.com'),CONCAT('+57300',n),'Calle 1 # 2-3',100000000000,0,1,NULL,${at(`${P}+n`)},${at(`${P}+n`)} FROM (SELECT seq n FROM seq_1_to_${t === bigT ? N.c * 10 : N.c}) q;
   INSERT INTO products SELECT ${tid(t)},${id(1, `${P}+n`)},CONCAT('SKU-',LPAD(n,8,'0')),CONCAT(${words},' ',ELT(1+MOD(n*31,5),'industrial','domestico','premium','basico','reforzado'),' modelo ',n),NULL,10+MOD(n,90),20+MOD(n,180),10+MOD(n,90),19,0,'und',CONCAT('770',LPAD(n*17,10,'0')),5,1,1,NULL,${at(`${P}+n`)},${at(`${P}+n`)} FROM (SELECT seq n FROM seq_1_to_${np}) q;
   INSERT INTO stock SELECT ${tid(t)},${id(1, `${P}+n`)},${id(2, `${P}+1`)},1000000,${at(`${P}+n`)} FROM (SELECT seq n FROM seq_1_to_${np}) q;`)
  const step = 100_000
  for (let a = 1; a <= ni; a += step) {
    const b = Math.min(ni, a + step - 1)
    const when = `FROM_UNIXTIME((${MS0}+(${P}+n)*25)/1000)`
    await c.query(`
   INSERT INTO invoices SELECT ${tid(t)},${id(5, `${I}+n`)},n,${id(4, `${P}+1+MOD(n,${N.c})`)},'ISSUED','CASH',DATE(${when}),${when},NULL,300,0,57,357,0,1,${when},${when} FROM (SELECT seq n FROM seq_${a}_to_${b}) q;
   INSERT INTO invoice_lines SELECT ${tid(t)},${id(5, `${I}+n`)},l,${id(1, `${P}+1+MOD(n*3+l,${np})`)},NULL,1,100,19,0,100,0,19,119 FROM (SELECT seq n FROM seq_${a}_to_${b}) q JOIN (SELECT seq l FROM seq_1_to_3) r ORDER BY n,l;
   INSERT INTO stock_movements SELECT ${tid(t)},${id(6, `${I}*3+n*3+l`)},${id(1, `${P}+1+MOD(n*3+l,${np})`)},${id(2, `${P}+1`)},'OUT','SALE',1,50,${id(5, `${I}+n`)},${when},${when} FROM (SELECT seq n FROM seq_${a}_to_${b}) q JOIN (SELECT seq l FROM seq_1_to_3) r ORDER BY n,l;
   INSERT INTO journal_entries SELECT ${tid(t)},${id(7, `${I}+n`)},n,DATE(${when}),CONCAT('Factura ',n),'SALES',${id(5, `${I}+n`)},${when},${when} FROM (SELECT seq n FROM seq_${a}_to_${b}) q;
   INSERT INTO journal_lines SELECT ${tid(t)},${id(7, `${I}+n`)},l,${id(3, `${P}+l`)},DATE(${when}),IF(l IN (1,4),ELT(l,357,0,0,150,0),0),IF(l IN (1,4),0,ELT(l,0,300,57,0,150)),NULL FROM (SELECT seq n FROM seq_${a}_to_${b}) q JOIN (SELECT seq l FROM seq_1_to_5) r ORDER BY n,l;`)
  }
  if (t % 10 === 0 || t === bigT) log(`tenant ${t}: ${np} products, ${ni} invoices`)
}
for (const t of Object.keys(schema(o))) await c.query(`ANALYZE TABLE ${t}`)

// Fixtures for the load scripts: a token and ids per tenant.
const sample = async (t, table, n, where = '') =>
  (
    await c.query(
      `SELECT ${o.id === 'bin16' ? 'HEX(id)' : 'id'} x FROM ${table} WHERE tenant_id=${tid(t)}${where} ORDER BY id ${table === 'products' ? 'DESC' : ''} LIMIT ${n}`
    )
  )[0].map((r) => {
    if (o.id !== 'bin16') return String(r.x)
    const h = r.x.toLowerCase()
    return `${h.slice(0, 8)}-${h.slice(8, 12)}-${h.slice(12, 16)}-${h.slice(16, 20)}-${h.slice(20)}`
  })
const fx = []
for (const [t] of tenantSizes) {
  const tv = (
    await c.query(
      `SELECT ${o.tid === 'bin16' ? 'HEX(id)' : 'id'} x FROM tenants WHERE id=${tid(t)}`
    )
  )[0][0].x
  const token = await new SignJWT({ tid: tv, role: 'ADMIN' })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(crypto.randomUUID())
    .setIssuer('ofc')
    .setAudience('ofc')
    .setExpirationTime('30d')
    .sign(JWT_SECRET)
  fx.push({
    tenant: t,
    token,
    products: await sample(t, 'products', 500),
    customers: await sample(t, 'customers', 200),
    invoices: await sample(t, 'invoices', 100),
    warehouse: (await sample(t, 'warehouses', 1, ' AND is_default=1'))[0],
    big: t === bigT,
  })
}
fs.writeFileSync(o.fixtures || `fixtures.${o.db}.json`, JSON.stringify(fx))
log('done')
await c.end()
