/** Seeds 50 tenants of 2,000 products and one of 200,000, and writes fixtures for the load. */
import { createSecretKey } from 'node:crypto'
import fs from 'node:fs'
import mysql from 'mysql2/promise'
import { SignJWT } from 'jose'
import { DB } from './bare/lib.mjs'
import { JWT_SECRET } from './settings.mjs'

export const FIRST = 1000
const STARTED = 1735689600000

/** A UUIDv7-shaped id that rises with its ordinal. */
export const id = (kind, n) =>
  `LOWER(CONCAT(LPAD(HEX((${STARTED}+(${n})*25) >> 16),8,'0'),'-',LPAD(HEX((${STARTED}+(${n})*25) & 65535),4,'0'),'-7',LPAD(HEX(MOD(${n},4096)),3,'0'),'-8',LPAD(HEX(${kind}),3,'0'),'-',LPAD(HEX(CRC32(CONCAT(${kind},':',${n}))),12,'0')))`
export const at = (n) => `FROM_UNIXTIME((${STARTED}+(${n})*25)/1000)`
const words =
  "ELT(1+MOD(n*7919,12),'Acero','Tornillo','Cable','Motor','Filtro','Bomba','Panel','Sensor','Valvula','Tubo','Correa','Lampara')"
const productName = `CONCAT(${words},' ',ELT(1+MOD(n*31,5),'industrial','domestico','premium','basico','reforzado'),' modelo ',n)`

export async function seedProduct(
  fixtures,
  { tenants = 50, products = 2000, customers = 500, big = 200_000 } = {}
) {
  const connection = await mysql.createConnection({
    ...DB,
    database: process.env.DB_DATABASE,
    multipleStatements: true,
    dateStrings: true,
  })
  await connection.query("SET unique_checks=0, foreign_key_checks=0, time_zone='+00:00'")
  const made = []

  for (let t = 1; t <= tenants + 1; t++) {
    const isBig = t > tenants
    const [tenant, p, c, from] = [
      FIRST + t,
      isBig ? big : products,
      isBig ? customers * 10 : customers,
      t * 1_000_000,
    ]
    const [publicId, userId] = [
      `018f0000-0000-7000-9000-${String(tenant).padStart(12, '0')}`,
      `018f0000-0000-7000-9001-${String(tenant).padStart(12, '0')}`,
    ]
    const warehouse = publicId.replace('-9000-', '-9002-')

    await connection.query(`
      INSERT INTO tenants (id,public_id,name,country_code,currency,timezone,locale,enabled_modules,settings,search_text,status,version,created_at,updated_at) VALUES (${tenant},'${publicId}','Bench ${t}','CO','COP','America/Bogota','es-CO','[]','{}','','ACTIVE',1,${at(0)},${at(0)});
      INSERT INTO people (id,email,created_at,updated_at) VALUES ('${userId}','bench${t}@bench.test',${at(0)},${at(0)});
      INSERT INTO users (tenant_id,id,person_id,email,name,role,is_active,joined_at,token_version,
        search_text,version,created_at,updated_at,live)
      VALUES (${tenant},'${userId}','${userId}','bench${t}@bench.test','Bench','ADMIN',1,${at(0)},1,'bench',1,${at(0)},${at(0)},1);
      INSERT INTO customers (tenant_id,id,tax_id,name,email,phone,address,credit_limit,balance,search_text,version,created_at,updated_at,live)
        SELECT ${tenant},${id(4, `${from}+n`)},CONCAT('NIT-',n),CONCAT('Cliente ',${words},' ',n),CONCAT('c',n,'@example.com'),CONCAT('+57300',n),'Calle 1 # 2-3',100000000000,0,LOWER(CONCAT('cliente ',${words},' ',n,' nit-',n)),1,${at(`${from}+n`)},${at(`${from}+n`)},1 FROM (SELECT seq n FROM seq_1_to_${c}) q;
      INSERT INTO products (tenant_id,id,sku,name,cost_price,selling_price,tax_rate,is_service,unit_of_measure,barcode,min_stock,is_active,stock,stock_value,average_cost,search_text,version,created_at,updated_at,live)
        SELECT ${tenant},${id(1, `${from}+n`)},CONCAT('SKU-',LPAD(n,8,'0')),${productName},10+MOD(n,90),20+MOD(n,180),19,0,'und',CONCAT('770',LPAD(n*17,10,'0')),5,1,1000000,1000000*(10+MOD(n,90)),10+MOD(n,90),LOWER(CONCAT(${productName},' sku-',LPAD(n,8,'0'))),1,${at(`${from}+n`)},${at(`${from}+n`)},1 FROM (SELECT seq n FROM seq_1_to_${p}) q;
      INSERT INTO warehouses (tenant_id,id,name,is_default,search_text,version,created_at,updated_at,live) VALUES (${tenant},'${warehouse}','Bodega principal',1,'bodega principal',1,${at(0)},${at(0)},1);
      INSERT INTO stock_levels (tenant_id,id,product_id,warehouse_id,quantity,version,created_at,updated_at)
        SELECT ${tenant},${id(2, `${from}+n`)},${id(1, `${from}+n`)},'${warehouse}',1000000,1,${at(`${from}+n`)},${at(`${from}+n`)} FROM (SELECT seq n FROM seq_1_to_${p}) q;
      INSERT INTO record_counts (tenant_id,name,total,stamp) VALUES (${tenant},'warehouses',1,1),(${tenant},'stock_levels',${p},1), (${tenant},'customers',${c},1),(${tenant},'products',${p},1),(${tenant},'users',1,1);`)

    const ids = async (table, most, order) =>
      (
        await connection.query(
          `SELECT id FROM ${table} WHERE tenant_id=${tenant} ORDER BY id ${order} LIMIT ${most}`
        )
      )[0].map((row) => row.id)
    made.push({
      tenant,
      ordinal: t,
      publicId,
      userId,
      warehouse,
      size: { products: p, customers: c },
      invoices: [],
      products: await ids('products', 500, 'DESC'),
      customers: await ids('customers', 200, 'ASC'),
      big: isBig,
    })
  }

  await connection.query('ANALYZE TABLE products, customers, stock_levels')
  await connection.end()
  fs.writeFileSync(fixtures, JSON.stringify(made))
}

/** A token as the product signs it at log in. */
export function tokenOf(tenantPublicId, userId) {
  return new SignJWT({ tid: tenantPublicId, ver: 1 })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(userId)
    .setJti(crypto.randomUUID())
    .setIssuedAt()
    .setIssuer('oficio')
    .setAudience('oficio-api')
    .setExpirationTime('1d')
    .sign(createSecretKey(Buffer.from(JWT_SECRET)))
}
