// Bare server of node:http and mysql2: the physical limit that the product is measured against.
// MODE=seq: one prepared statement per round trip, 15 in POST /invoices.
// MODE=multi: two round trips per write: reads with locks, then writes and COMMIT.
// MODE=one: one round trip with locks, valid if stock may go below zero.
// MODE=pipe: pipelining; COMMIT waits for the burst, because a failure does not stop the rest.
// JWT: jose | cache. COUNT: exact | cached | none. WORKERS: n processes. REDIS=1: rate limits.
// RULES=1 (MODE multi): idempotency key, period, credit limit and average cost of the product.
import http from 'node:http'
import crypto from 'node:crypto'
import cluster from 'node:cluster'
import mysql from 'mysql2'
import { jwtVerify } from 'jose'
import { DB, JWT_SECRET, codec } from './lib.mjs'

const E = {
  PORT: 4000,
  DATABASE: 'oficio_bench_bare',
  TID: 'int',
  ID: 'bin16',
  MODE: 'multi',
  JWT: 'jose',
  COUNT: 'exact',
  WORKERS: 1,
  POOL: 16,
  REDIS: '',
  RULES: '',
  ...process.env,
}
if (!process.argv[1].endsWith('server.mjs')) {
  /* imported: the handlers only, see build() */
} else if (+E.WORKERS > 1 && cluster.isPrimary) {
  for (let i = 0; i < +E.WORKERS; i++) cluster.fork()
  process.on('SIGTERM', () => process.exit(0))
} else start()

/** Handlers without the HTTP server, to measure frameworks around the same SQL. */
export function build() {
  const I = codec[E.ID],
    T = codec[E.TID]
  const pool = mysql.createPool({
    ...DB,
    database: E.DATABASE,
    connectionLimit: +E.POOL,
    multipleStatements: true,
    rowsAsArray: true,
    dateStrings: true,
    timezone: 'Z',
    supportBigNumbers: true,
  })
  const p = pool.promise()
  const mp =
    E.MODE === 'pipe'
      ? import('mariadb').then((m) =>
          m.createPool({
            ...DB,
            database: E.DATABASE,
            connectionLimit: +E.POOL,
            pipelining: true,
            rowsAsArray: true,
            dateStrings: true,
            bigIntAsNumber: true,
            decimalAsNumber: false,
            prepareCacheLength: 256,
          })
        )
      : null
  const esc = (v) => (Buffer.isBuffer(v) ? `x'${v.hexSlice()}'` : mysql.escape(v))
  const iso = (s) => s.replace(' ', 'T') + 'Z'
  const now = () => new Date().toISOString().slice(0, 23).replace('T', ' ')
  const c2 = (x) => Math.round(x * 100) / 100

  let limit = async () => {}
  if (E.REDIS)
    import('ioredis').then(({ default: Redis }) => {
      const r = new Redis({ port: +(process.env.REDIS_PORT ?? 6390), enableAutoPipelining: true })
      r.defineCommand('rl', {
        numberOfKeys: 2,
        lua: "local a=redis.call('INCR',KEYS[1]) if a==1 then redis.call('EXPIRE',KEYS[1],60) end local b=redis.call('INCR',KEYS[2]) if b==1 then redis.call('EXPIRE',KEYS[2],60) end return {a,b}",
      })
      limit = (tid) => r.rl('rl:ip:127.0.0.1', 'rl:u:' + tid)
    })

  const seen = new Map()
  async function auth(req) {
    const h = req.headers.authorization
    if (!h?.startsWith('Bearer ')) return null
    const tok = h.slice(7)
    if (E.JWT === 'cache') {
      const s = seen.get(tok)
      if (s && s.exp > Date.now() / 1000) return s
    }
    try {
      const { payload } = await jwtVerify(tok, JWT_SECRET, {
        algorithms: ['HS256'],
        issuer: 'ofc',
        audience: 'ofc',
      })
      const s = { tid: T.enc(payload.tid), exp: payload.exp, key: String(payload.tid) }
      if (E.JWT === 'cache') seen.set(tok, s)
      return s
    } catch {
      return null
    }
  }
  const body = (req) =>
    new Promise((ok, no) => {
      const b = []
      req.on('data', (d) => b.push(d))
      req.on('end', () => {
        try {
          ok(JSON.parse(Buffer.concat(b)))
        } catch (e) {
          no(e)
        }
      })
    })
  const send = (res, code, o) => {
    if (res.send) return res.send(code, o)
    const s = JSON.stringify(o)
    res.writeHead(code, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(s),
    })
    res.end(s)
  }

  const PCOL =
    'p.id,p.sku,p.name,p.category_id,p.cost_price,p.selling_price,p.average_cost,p.tax_rate,p.is_service,p.unit_of_measure,p.barcode,p.min_stock,p.is_active,p.version,p.created_at,p.updated_at,(SELECT SUM(s.quantity) FROM stock s WHERE s.tenant_id=p.tenant_id AND s.product_id=p.id)'
  const product = (r) => ({
    id: I.dec(r[0]),
    sku: r[1],
    name: r[2],
    categoryId: r[3] && I.dec(r[3]),
    costPrice: +r[4],
    sellingPrice: +r[5],
    averageCost: +r[6],
    taxRate: +r[7],
    isService: !!r[8],
    unitOfMeasure: r[9],
    barcode: r[10],
    minStock: +r[11],
    isActive: !!r[12],
    version: r[13],
    createdAt: iso(r[14]),
    updatedAt: iso(r[15]),
    stock: +r[16],
  })
  const counts = new Map()
  async function total(a) {
    if (E.COUNT === 'none') return null
    if (E.COUNT === 'cached' && counts.has(a.key)) return counts.get(a.key)
    const [[[n]]] = await p.execute(
      'SELECT COUNT(*) FROM products WHERE tenant_id=? AND deleted_at IS NULL',
      [a.tid]
    )
    counts.set(a.key, n)
    return n
  }
  async function listProducts(a, q, res) {
    const page = +(q.get('page') ?? 1),
      lim = +(q.get('limit') ?? 20)
    const [[rows], n] = await Promise.all([
      p.execute(
        `SELECT ${PCOL} FROM products p WHERE p.tenant_id=? AND p.deleted_at IS NULL ORDER BY p.id DESC LIMIT ${lim | 0} OFFSET ${((page - 1) * lim) | 0}`,
        [a.tid]
      ),
      total(a),
    ])
    send(res, 200, {
      data: rows.map(product),
      meta: { page, limit: lim, total: n, totalPages: Math.ceil(n / lim) },
    })
  }
  async function oneProduct(a, id, res) {
    const [rows] = await p.execute(
      `SELECT ${PCOL} FROM products p WHERE p.tenant_id=? AND p.id=? AND p.deleted_at IS NULL`,
      [a.tid, I.enc(id)]
    )
    rows.length ? send(res, 200, product(rows[0])) : send(res, 404, { code: 'NOT_FOUND' })
  }
  async function newCustomer(a, b, res) {
    if (typeof b.taxId !== 'string' || typeof b.name !== 'string') return send(res, 422, {})
    const id = I.gen(),
      t = now(),
      rec = {
        id: I.dec(id),
        taxId: b.taxId,
        name: b.name,
        email: b.email ?? null,
        phone: b.phone ?? null,
        address: b.address ?? null,
        creditLimit: b.creditLimit ?? 0,
        balance: 0,
        version: 1,
        createdAt: iso(t),
        updatedAt: iso(t),
      }
    const j = JSON.stringify(rec)
    const s1 =
      'INSERT INTO customers (tenant_id,id,tax_id,name,email,phone,address,credit_limit,balance,version,created_at,updated_at) VALUES (?,?,?,?,?,?,?,?,0,1,?,?)'
    const s2 =
      "INSERT INTO outbox (tenant_id,event,payload,created_at) VALUES (?,'customer.created',?,?)"
    const s3 =
      "INSERT INTO audit (tenant_id,actor,action,entity,entity_id,ip,after_json,created_at) VALUES (?,NULL,'create','customer',?,'127.0.0.1',?,?)"
    const v1 = [
        a.tid,
        id,
        b.taxId,
        b.name,
        rec.email,
        rec.phone,
        rec.address,
        rec.creditLimit,
        t,
        t,
      ],
      v2 = [a.tid, j, t],
      v3 = [a.tid, id, j, t]
    const c = await p.getConnection()
    try {
      if (E.MODE === 'seq') {
        await c.query('START TRANSACTION')
        await c.execute(s1, v1)
        await c.execute(s2, v2)
        await c.execute(s3, v3)
        await c.query('COMMIT')
      } else
        await c.query(
          `START TRANSACTION;${mysql.format(s1, v1)};${mysql.format(s2, v2)};${mysql.format(s3, v3)};COMMIT`
        )
      send(res, 201, rec)
    } catch (e) {
      await c.query('ROLLBACK')
      send(res, e.code === 'ER_DUP_ENTRY' ? 409 : 500, { code: e.code })
    } finally {
      c.release()
    }
  }

  // Warehouse and accounts by tenant, cached as in the product.
  const setup = new Map()
  async function tenantSetup(a) {
    let s = setup.get(a.key)
    if (!s) {
      const [w] = await p.execute('SELECT id FROM warehouses WHERE tenant_id=? AND is_default=1', [
        a.tid,
      ])
      const [ac] = await p.execute(
        "SELECT id FROM accounts WHERE tenant_id=? AND code BETWEEN '1001' AND '1007' ORDER BY code",
        [a.tid]
      )
      setup.set(a.key, (s = { wh: w[0][0], acc: ac.map((r) => r[0]) }))
    }
    return s
  }
  // Rules of RULES=1: the key is claimed first; a repeated request gets the first answer.
  const sha = (text) => crypto.createHash('sha256').update(text).digest()
  const claimOf = (a, b, key) =>
    E.RULES && key ? { tid: a.tid, key: sha(key), print: sha(JSON.stringify(b)) } : null
  const claimed = (claim) =>
    claim
      ? [
          [
            'INSERT INTO idempotency (tenant_id,key_hash,fingerprint,created_at) VALUES (?,?,?,?)',
            [claim.tid, claim.key, claim.print, now()],
          ],
        ]
      : []
  const PERIOD = (a) =>
    E.RULES
      ? [['SELECT closed_through FROM ledgers WHERE tenant_id=? LOCK IN SHARE MODE', [a.tid]]]
      : []
  const isClosed = (ledger, day) => Boolean(ledger?.[0]?.[0] && day <= ledger[0][0])
  // Only the database knows the number, so it completes the stored answer.
  const kept = (claim, rec, no) => {
    if (!claim) return []
    const [left, right] = JSON.stringify(rec).split('"number":0')
    return [
      right === undefined
        ? [
            'UPDATE idempotency SET status=201,body=? WHERE tenant_id=? AND key_hash=?',
            [left, claim.tid, claim.key],
          ]
        : [
            `UPDATE idempotency SET status=201,body=CONCAT(?,'"number":',${no},?) WHERE tenant_id=? AND key_hash=?`,
            [left, right, claim.tid, claim.key],
          ],
    ]
  }
  async function failed(c, e, claim, res) {
    await c.query('ROLLBACK')
    if (claim && e.errno === 1062) {
      const [[first]] = await c.query(
        'SELECT fingerprint,status,body FROM idempotency WHERE tenant_id=? AND key_hash=?',
        [claim.tid, claim.key]
      )
      if (first)
        return first[0].equals(claim.print)
          ? send(res, first[1], JSON.parse(first[2]))
          : send(res, 422, { code: 'IDEMPOTENCY_KEY_REUSED' })
    }
    if (E.DEBUG) console.error(e.message)
    send(res, 500, { code: e.code })
  }
  async function refused(c, res, status, code) {
    await c.query('ROLLBACK')
    send(res, status, { code })
  }
  const C_SQL = 'SELECT id FROM customers WHERE tenant_id=? AND id=? AND deleted_at IS NULL'
  const P_SQL = (n) =>
    `SELECT p.id,p.selling_price,p.tax_rate,p.average_cost,p.is_service,s.quantity FROM products p JOIN stock s ON s.tenant_id=p.tenant_id AND s.product_id=p.id AND s.warehouse_id=? WHERE p.tenant_id=? AND p.id IN (${'?,'.repeat(n).slice(0, -1)}) ORDER BY p.id`
  // Locks only stock rows, in the order of the primary key, so that invoices cannot deadlock.
  const L_SQL = (n) =>
    `SELECT product_id,quantity FROM stock WHERE tenant_id=? AND product_id IN (${'?,'.repeat(n).slice(0, -1)}) AND warehouse_id=? ORDER BY product_id FOR UPDATE`

  async function newInvoice(a, b, res, key) {
    if (!Array.isArray(b.items) || !b.items.length) return send(res, 422, {})
    const { wh, acc } = await tenantSetup(a)
    const cid = I.enc(b.customerId),
      items = b.items
    const pids = [...new Set(items.map((i) => i.productId))].sort().map(I.enc),
      np = pids.length,
      claim = claimOf(a, b, key)
    const c = E.MODE === 'pipe' ? await (await mp).getConnection() : await p.getConnection()
    try {
      let custs, prods, ledger
      if (E.RULES) {
        const [rs] = await c.query(
          'START TRANSACTION;' +
            packet(
              ...claimed(claim),
              [
                'SELECT id,credit_limit,balance FROM customers WHERE tenant_id=? AND id=? AND deleted_at IS NULL FOR UPDATE',
                [a.tid, cid],
              ],
              [P_SQL(np) + ' FOR UPDATE', [wh, a.tid, ...pids]],
              ...PERIOD(a)
            )
        )
        ;[custs, prods, ledger] = rs.slice(-3)
      } else if (E.MODE === 'pipe') {
        ;[, custs, prods] = await Promise.all([
          c.query('START TRANSACTION'),
          c.execute(C_SQL, [a.tid, cid]),
          c.execute(P_SQL(np), [wh, a.tid, ...pids]),
          c.execute(L_SQL(np), [a.tid, ...pids, wh]),
        ])
      } else if (E.MODE === 'seq') {
        await c.query('START TRANSACTION')
        ;[custs] = await c.execute(C_SQL, [a.tid, cid])
        ;[prods] = await c.execute(P_SQL(np), [wh, a.tid, ...pids])
        await c.execute(L_SQL(np), [a.tid, ...pids, wh])
      } else {
        const lock = E.MODE === 'one' ? '' : 'START TRANSACTION;',
          tail = E.MODE === 'one' ? '' : ';' + mysql.format(L_SQL(np), [a.tid, ...pids, wh])
        const [rs] = await c.query(
          lock +
            mysql.format(C_SQL, [a.tid, cid]) +
            ';' +
            mysql.format(P_SQL(np), [wh, a.tid, ...pids]) +
            tail
        )
        ;[custs, prods] = E.MODE === 'one' ? rs : rs.slice(1)
      }
      if (!custs.length || prods.length !== np) {
        await c.query('ROLLBACK')
        return send(res, 422, { code: 'NOT_FOUND' })
      }
      const pm = new Map(prods.map((r) => [I.dec(r[0]), r]))
      const id = I.gen(),
        je = I.gen(),
        t = now(),
        day = t.slice(0, 10)
      let subtotal = 0,
        tax = 0,
        cost = 0
      const lines = items.map((it, n) => {
        const pr = pm.get(it.productId),
          up = it.unitPrice ?? +pr[1],
          rate = +pr[2],
          sub = c2(it.quantity * up),
          tx = c2((sub * rate) / 100)
        subtotal += sub
        tax += tx
        cost += c2(it.quantity * +pr[3])
        return {
          productId: it.productId,
          quantity: it.quantity,
          unitPrice: up,
          taxRate: rate,
          discountRate: 0,
          subtotal: sub,
          discount: 0,
          tax: tx,
          total: c2(sub + tx),
        }
      })
      subtotal = c2(subtotal)
      tax = c2(tax)
      cost = c2(cost)
      const tot = c2(subtotal + tax)
      if (isClosed(ledger, day)) return refused(c, res, 409, 'PERIOD_CLOSED')
      if (
        E.RULES &&
        b.paymentMethod === 'CREDIT' &&
        +custs[0][1] &&
        c2(+custs[0][2] + tot) > +custs[0][1]
      )
        return refused(c, res, 409, 'CREDIT_LIMIT_EXCEEDED')
      const per = new Map()
      for (const l of lines) per.set(l.productId, (per.get(l.productId) ?? 0) + l.quantity)
      const rec = {
        id: I.dec(id),
        number: 0,
        customerId: b.customerId,
        status: 'ISSUED',
        paymentMethod: b.paymentMethod ?? 'CASH',
        issueDate: day,
        dueDate: iso(t),
        notes: b.notes ?? null,
        items: lines,
        subtotal,
        discountTotal: 0,
        taxTotal: tax,
        total: tot,
        paidAmount: 0,
        balance: tot,
        version: 1,
        createdAt: iso(t),
        updatedAt: iso(t),
      }
      const rows = (k, n) => ('(' + '?,'.repeat(k).slice(0, -1) + '),').repeat(n).slice(0, -1)
      const cases = [...per].map(() => 'WHEN ? THEN ?').join(' ')
      const S = [
        [
          `UPDATE stock SET quantity=quantity-CASE product_id ${cases} END,updated_at=? WHERE tenant_id=? AND product_id IN (${'?,'.repeat(np).slice(0, -1)}) AND warehouse_id=?`,
          [...[...per].flatMap(([k, q]) => [I.enc(k), q]), t, a.tid, ...pids, wh],
        ],
        [
          `INSERT INTO invoice_lines (tenant_id,invoice_id,line_no,product_id,description,quantity,unit_price,tax_rate,discount_rate,subtotal,discount,tax,total) VALUES ${rows(13, lines.length)}`,
          lines.flatMap((l, n) => [
            a.tid,
            id,
            n + 1,
            I.enc(l.productId),
            null,
            l.quantity,
            l.unitPrice,
            l.taxRate,
            0,
            l.subtotal,
            0,
            l.tax,
            l.total,
          ]),
        ],
        [
          `INSERT INTO stock_movements (tenant_id,id,product_id,warehouse_id,type,reason,quantity,unit_cost,reference,created_at,updated_at) VALUES ${rows(11, lines.length)}`,
          lines.flatMap((l) => [
            a.tid,
            I.gen(),
            I.enc(l.productId),
            wh,
            'OUT',
            'SALE',
            l.quantity,
            +pm.get(l.productId)[3],
            id,
            t,
            t,
          ]),
        ],
        [
          `INSERT INTO journal_lines (tenant_id,entry_id,line_no,account_id,entry_date,debit,credit,description) VALUES ${rows(8, 5)}`,
          [
            [tot, 0],
            [0, subtotal],
            [0, tax],
            [cost, 0],
            [0, cost],
          ].flatMap(([d, k], n) => [a.tid, je, n + 1, acc[n], day, d, k, null]),
        ],
        ...(E.RULES
          ? [
              [
                'UPDATE customers SET balance=balance+?,version=version+1,updated_at=? WHERE tenant_id=? AND id=?',
                [tot, t, a.tid, cid],
              ],
            ]
          : []),
        [
          "INSERT INTO outbox (tenant_id,event,payload,created_at) VALUES (?,'invoice.issued',?,?)",
          [a.tid, JSON.stringify({ id: rec.id, total: tot }), t],
        ],
        [
          "INSERT INTO audit (tenant_id,actor,action,entity,entity_id,ip,after_json,created_at) VALUES (?,NULL,'create','invoice',?,'127.0.0.1',?,?)",
          [a.tid, id, JSON.stringify(rec), t],
        ],
      ]
      const inv =
        'INSERT INTO invoices (tenant_id,id,number,customer_id,status,payment_method,issue_date,due_date,notes,subtotal,discount_total,tax_total,total,paid_amount,version,created_at,updated_at) VALUES '
      const jes =
        'INSERT INTO journal_entries (tenant_id,id,number,entry_date,concept,entry_type,reference,created_at,updated_at) VALUES '
      const iv = [
        cid,
        'ISSUED',
        rec.paymentMethod,
        day,
        t,
        rec.notes,
        subtotal,
        0,
        tax,
        tot,
        0,
        1,
        t,
        t,
      ]
      if (E.MODE === 'pipe') {
        const r = await Promise.all([
          ...S.map(([s, v]) => c.execute(s, v)),
          c.execute(
            'SELECT invoice_no+1,journal_no+1 INTO @i,@j FROM counters WHERE tenant_id=? FOR UPDATE',
            [a.tid]
          ),
          c.execute('UPDATE counters SET invoice_no=@i,journal_no=@j WHERE tenant_id=?', [a.tid]),
          c.execute(inv + '(?,?,@i,?,?,?,?,?,?,?,?,?,?,?,?,?,?)', [a.tid, id, ...iv]),
          c.execute(jes + "(?,?,@j,?,CONCAT('Factura ',@i),'SALES',?,?,?)", [
            a.tid,
            je,
            day,
            id,
            t,
            t,
          ]),
          c.query('SELECT @i'),
        ])
        rec.number = Number(r.at(-1)[0][0])
        await c.query('COMMIT')
      } else if (E.MODE === 'seq') {
        for (const [s, v] of S) await c.execute(s, v)
        const [[[no, jn]]] = await c.execute(
          'SELECT invoice_no,journal_no FROM counters WHERE tenant_id=? FOR UPDATE',
          [a.tid]
        )
        rec.number = +no + 1
        await c.execute(
          'UPDATE counters SET invoice_no=invoice_no+1,journal_no=journal_no+1 WHERE tenant_id=?',
          [a.tid]
        )
        await c.execute(inv + rows(17, 1), [a.tid, id, rec.number, ...iv])
        await c.execute(jes + rows(9, 1), [
          a.tid,
          je,
          +jn + 1,
          day,
          'Factura ' + rec.number,
          'SALES',
          id,
          t,
          t,
        ])
        await c.query('COMMIT')
      } else {
        // The counter row, the hottest lock, comes last, in the statement batch that ends with
        // COMMIT.
        const sql =
          (E.MODE === 'one' ? 'START TRANSACTION;' : '') +
          S.map(([s, v]) => mysql.format(s, v)).join(';') +
          mysql.format(
            ';SELECT invoice_no+1,journal_no+1 INTO @i,@j FROM counters WHERE tenant_id=? FOR UPDATE;UPDATE counters SET invoice_no=@i,journal_no=@j WHERE tenant_id=?;',
            [a.tid, a.tid]
          ) +
          inv +
          mysql.format('(?,?,@i,?,?,?,?,?,?,?,?,?,?,?,?,?,?);', [a.tid, id, ...iv]) +
          jes +
          mysql.format("(?,?,@j,?,CONCAT('Factura ',@i),'SALES',?,?,?);", [
            a.tid,
            je,
            day,
            id,
            t,
            t,
          ]) +
          kept(claim, rec, '@i')
            .map(([s, v]) => mysql.format(s, v) + ';')
            .join('') +
          'COMMIT;SELECT @i'
        const [rs] = await c.query(sql)
        rec.number = Number(rs.at(-1)[0][0])
      }
      send(res, 201, rec)
    } catch (e) {
      await failed(c, e, claim, res)
    } finally {
      c.release()
    }
  }

  const TAKEN = (column) =>
    `SELECT ${column}+1,journal_no+1 INTO @i,@j FROM counters WHERE tenant_id=? FOR UPDATE;UPDATE counters SET ${column}=@i,journal_no=@j WHERE tenant_id=?`
  const JOURNAL =
    'INSERT INTO journal_entries (tenant_id,id,number,entry_date,concept,entry_type,reference,created_at,updated_at) VALUES (?,?,@j,?,?,?,?,?,?)'
  const LINES2 =
    'INSERT INTO journal_lines (tenant_id,entry_id,line_no,account_id,entry_date,debit,credit,description) VALUES (?,?,1,?,?,?,0,NULL),(?,?,2,?,?,0,?,NULL)'
  const OUTBOX = 'INSERT INTO outbox (tenant_id,event,payload,created_at) VALUES (?,?,?,?)'
  const AUDIT =
    "INSERT INTO audit (tenant_id,actor,action,entity,entity_id,ip,after_json,created_at) VALUES (?,NULL,'create',?,?,'127.0.0.1',?,?)"
  const packet = (...S) => S.map(([s, v]) => mysql.format(s, v)).join(';')

  // Payment: locks customer and invoice; the counter comes last.
  async function newPayment(a, b, res, key) {
    if (typeof b.amount !== 'number' || b.amount <= 0) return send(res, 422, {})
    const { acc } = await tenantSetup(a),
      iid = I.enc(b.invoiceId),
      claim = claimOf(a, b, key)
    const c = await p.getConnection()
    try {
      const [[...read]] = await c.query(
        'START TRANSACTION;' +
          packet(
            ...claimed(claim),
            [
              'SELECT c.id,c.balance FROM customers c WHERE c.tenant_id=? AND c.id=(SELECT customer_id FROM invoices WHERE tenant_id=? AND id=?) FOR UPDATE',
              [a.tid, a.tid, iid],
            ],
            [
              'SELECT id,total,paid_amount,status,customer_id FROM invoices WHERE tenant_id=? AND id=? FOR UPDATE',
              [a.tid, iid],
            ],
            ...PERIOD(a)
          )
      )
      const [cust, inv, ledger] = read.slice(claim ? 2 : 1)
      if (!inv.length || !cust.length) {
        await c.query('ROLLBACK')
        return send(res, 422, { code: 'NOT_FOUND' })
      }
      const left = c2(+inv[0][1] - +inv[0][2])
      if (b.amount > left) {
        await c.query('ROLLBACK')
        return send(res, 409, { code: 'OVERPAYMENT' })
      }
      const id = I.gen(),
        je = I.gen(),
        t = now(),
        day = t.slice(0, 10),
        status = b.amount === left ? 'PAID' : 'PARTIALLY_PAID'
      if (isClosed(ledger, day)) return refused(c, res, 409, 'PERIOD_CLOSED')
      const rec = {
        id: I.dec(id),
        number: 0,
        invoiceId: b.invoiceId,
        customerId: I.dec(cust[0][0]),
        paymentMethod: b.paymentMethod ?? 'CASH',
        date: day,
        amount: b.amount,
        version: 1,
        createdAt: iso(t),
        updatedAt: iso(t),
      }
      const [rs] = await c.query(
        packet(
          [
            'UPDATE customers SET balance=balance-?,version=version+1,updated_at=? WHERE tenant_id=? AND id=?',
            [b.amount, t, a.tid, cust[0][0]],
          ],
          [
            'UPDATE invoices SET paid_amount=paid_amount+?,status=?,version=version+1,updated_at=? WHERE tenant_id=? AND id=?',
            [b.amount, status, t, a.tid, iid],
          ],
          [LINES2, [a.tid, je, acc[5], day, b.amount, a.tid, je, acc[0], day, b.amount]],
          [OUTBOX, [a.tid, 'payment.created', JSON.stringify({ id: rec.id }), t]],
          [AUDIT, [a.tid, 'payment', id, JSON.stringify(rec), t]],
          [TAKEN('payment_no'), [a.tid, a.tid]],
          [
            'INSERT INTO payments (tenant_id,id,number,invoice_id,customer_id,payment_method,payment_date,amount,version,created_at,updated_at) VALUES (?,?,@i,?,?,?,?,?,1,?,?)',
            [a.tid, id, iid, cust[0][0], rec.paymentMethod, day, b.amount, t, t],
          ],
          [JOURNAL, [a.tid, je, day, 'Pago', 'PAYMENT', id, t, t]],
          ...kept(claim, rec, '@i')
        ) + ';COMMIT;SELECT @i'
      )
      rec.number = Number(rs.at(-1)[0][0])
      send(res, 201, rec)
    } catch (e) {
      await failed(c, e, claim, res)
    } finally {
      c.release()
    }
  }

  // Movement: locks product and stock; the counter comes last.
  async function newMovement(a, b, res, key) {
    if (typeof b.quantity !== 'number' || b.quantity <= 0) return send(res, 422, {})
    const { acc } = await tenantSetup(a),
      pid = I.enc(b.productId),
      wid = I.enc(b.warehouseId),
      claim = claimOf(a, b, key)
    const c = await p.getConnection()
    try {
      const [[...read]] = await c.query(
        'START TRANSACTION;' +
          packet(
            ...claimed(claim),
            [
              'SELECT average_cost FROM products WHERE tenant_id=? AND id=? AND deleted_at IS NULL FOR UPDATE',
              [a.tid, pid],
            ],
            [
              'SELECT quantity FROM stock WHERE tenant_id=? AND product_id=? AND warehouse_id=? FOR UPDATE',
              [a.tid, pid, wid],
            ],
            ...PERIOD(a)
          )
      )
      const [prod, stock, ledger] = read.slice(claim ? 2 : 1)
      if (!prod.length || !stock.length) {
        await c.query('ROLLBACK')
        return send(res, 422, { code: 'NOT_FOUND' })
      }
      const id = I.gen(),
        je = I.gen(),
        t = now(),
        day = t.slice(0, 10),
        held = +stock[0][0],
        cost = c2(b.quantity * b.unitCost)
      if (isClosed(ledger, day)) return refused(c, res, 409, 'PERIOD_CLOSED')
      const average = (held * +prod[0][0] + cost) / (held + b.quantity)
      const rec = {
        id: I.dec(id),
        type: b.type,
        reason: b.reason,
        productId: b.productId,
        warehouseId: b.warehouseId,
        quantity: b.quantity,
        unitCost: b.unitCost,
        version: 1,
        createdAt: iso(t),
        updatedAt: iso(t),
      }
      await c.query(
        packet(
          [
            'UPDATE products SET average_cost=?,version=version+1,updated_at=? WHERE tenant_id=? AND id=?',
            [average.toFixed(4), t, a.tid, pid],
          ],
          [
            'UPDATE stock SET quantity=quantity+?,updated_at=? WHERE tenant_id=? AND product_id=? AND warehouse_id=?',
            [b.quantity, t, a.tid, pid, wid],
          ],
          [
            'INSERT INTO stock_movements (tenant_id,id,product_id,warehouse_id,type,reason,quantity,unit_cost,reference,created_at,updated_at) VALUES (?,?,?,?,?,?,?,?,NULL,?,?)',
            [a.tid, id, pid, wid, b.type, b.reason, b.quantity, b.unitCost, t, t],
          ],
          [LINES2, [a.tid, je, acc[4], day, cost, a.tid, je, acc[6], day, cost]],
          [OUTBOX, [a.tid, 'stock.moved', JSON.stringify({ id: rec.id }), t]],
          [AUDIT, [a.tid, 'stock_movement', id, JSON.stringify(rec), t]],
          [
            'SELECT journal_no+1 INTO @j FROM counters WHERE tenant_id=? FOR UPDATE;UPDATE counters SET journal_no=@j WHERE tenant_id=?',
            [a.tid, a.tid],
          ],
          [JOURNAL, [a.tid, je, day, 'Movimiento', 'MANUAL', id, t, t]],
          ...kept(claim, rec)
        ) + ';COMMIT'
      )
      send(res, 201, rec)
    } catch (e) {
      await failed(c, e, claim, res)
    } finally {
      c.release()
    }
  }

  return {
    E,
    auth,
    body,
    send,
    listProducts,
    oneProduct,
    newCustomer,
    newInvoice,
    newPayment,
    newMovement,
    limit: (k) => limit(k),
  }
}

function start() {
  const {
    auth,
    body,
    send,
    listProducts,
    oneProduct,
    newCustomer,
    newInvoice,
    newPayment,
    newMovement,
    limit,
  } = build()
  http
    .createServer(async (req, res) => {
      try {
        const a = await auth(req)
        if (!a) return send(res, 401, { code: 'UNAUTHENTICATED' })
        if (E.REDIS) await limit(a.key)
        const i = req.url.indexOf('?'),
          path = i < 0 ? req.url : req.url.slice(0, i)
        if (req.method === 'GET') {
          if (path === '/api/v1/products')
            return await listProducts(a, new URLSearchParams(i < 0 ? '' : req.url.slice(i)), res)
          if (path.startsWith('/api/v1/products/')) return await oneProduct(a, path.slice(17), res)
        } else if (req.method === 'POST') {
          if (path === '/api/v1/invoices')
            return await newInvoice(a, await body(req), res, req.headers['idempotency-key'])
          if (path === '/api/v1/payments')
            return await newPayment(a, await body(req), res, req.headers['idempotency-key'])
          if (path === '/api/v1/stock-movements')
            return await newMovement(a, await body(req), res, req.headers['idempotency-key'])
          if (path === '/api/v1/customers') return await newCustomer(a, await body(req), res)
        }
        send(res, 404, { code: 'NOT_FOUND' })
      } catch (e) {
        if (E.DEBUG) console.error(e)
        if (!res.headersSent) send(res, 500, { code: 'INTERNAL' })
      }
    })
    .listen(+E.PORT, '127.0.0.1', () => console.log('listening', E.PORT))
  process.on('SIGTERM', () => process.exit(0))
}
