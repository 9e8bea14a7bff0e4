import { test } from '@japa/runner'
import { parseSql, type Node } from '#core/tenancy_guard/tokenizer'
import { TenancyError, TenancyGuard, type TenancyScope } from '#core/tenancy_guard/guard'

const ours = { tenantId: 7 }
const tenancyGuard = new TenancyGuard(
  new Set(['products', 'invoices', 'invoice_lines', 'settings'])
)

function verdict(sql: string, bindings: readonly unknown[], scope: TenancyScope) {
  try {
    tenancyGuard.check(sql, bindings, scope)
    return 'passes'
  } catch (error) {
    if (error instanceof TenancyError) return 'is refused'
    throw error
  }
}

/** Every `?` is bound to the tenant, unless the case says otherwise. */
type Case = string | [sql: string, bindings: unknown[]]

function unpack(example: Case): [sql: string, bindings: unknown[]] {
  if (typeof example !== 'string') return example
  return [example, Array.from(example.matchAll(/\?/g), () => ours.tenantId)]
}

const passing: Record<string, Case[]> = {
  'one table': [
    'select * from products where tenant_id = ?',
    'select * from `products` where `products`.`tenant_id` = ? and `id` = ? limit ?',
    'SELECT * FROM Products WHERE TENANT_ID = ?',
    'select * from products p where p.tenant_id = ?',
    'select * from products as `p` where `p`.`tenant_id` = ?',
    'select * from oficio.products where products.tenant_id = ?',
    'select * from (products) where tenant_id = ?',
    'select * from products use index (primary) where tenant_id = ?',
    'select * from products p force index (a, b) ignore key (c) where tenant_id = ?',
    ['select * from products where tenant_id = ?', ['7']],
    'select * from products where tenant_id = 7 and id = 12345',
    'select * from products where tenant_id in (?)',
    'select * from products where tenant_id in (7)',
    'select distinct sku, count(*) n from products where tenant_id = ? group by sku having n > 1 order by n desc limit 5 offset 10',
  ],
  'rows that the statement itself says': [
    `update products t join json_table('[["a",1]]', '$[*]' columns (id char(36) path '$[0]', n decimal(30,4) path '$[1]')) v on t.id = convert(v.id using ascii) set t.stock = v.n where t.tenant_id = ?`,
    "select * from products p, json_table(p.attributes, '$[*]' columns (n int path '$')) v where p.tenant_id = ?",
  ],
  'conditions beside the pin': [
    'select * from products where (`products`.`tenant_id` = ?) and (`sku` = 1 or `name` = 2)',
    'select * from products where ((active = 1 and (tenant_id = ?)))',
    'select * from products where stock between 1 and 5 and tenant_id = ?',
    'select * from products where stock not between 1 and 5 and tenant_id = ? and price between 2 and 3',
    'select * from products where not (sku = 1) and tenant_id = ?',
    'select * from products where tenant_id = ? and case when sku = 1 then 2 else 3 end = 2',
    'select * from products where (id <= 3 and (id < 3 or sku < 2)) and tenant_id = ?',
    "select * from products where tenant_id = ? and name like 'x%' escape '!' and attributes->>'$.a' is not null",
    'select case when a or b then 1 else 2 end, if(a | b, 1, 2) from products where tenant_id = ?',
    'select extract(year from created_at), trim(both 1 from name), substring(name from 2 for 3) from products where tenant_id = ?',
    'select p.from, p.`where` from products p where p.tenant_id = ?',
    'select 1.5, .5, 1e3, 0xff, -1, 3 - -1, @a, @@version from products where tenant_id = ?',
  ],
  'locks': [
    'select * from products where tenant_id = ? for update',
    'select * from products where tenant_id = ? order by id for update skip locked',
    'select * from products where tenant_id = ? for update nowait',
    'select * from products where tenant_id = ? for share',
    'select * from products where tenant_id = ? limit 1 lock in share mode',
  ],
  'joins': [
    'select * from invoices i join invoice_lines l on l.invoice_id = i.id and l.tenant_id = i.tenant_id where i.tenant_id = ?',
    'select * from invoices i, invoice_lines l where l.tenant_id = i.tenant_id and i.tenant_id = ? and l.invoice_id = i.id',
    'select * from invoices i left join invoice_lines l on l.tenant_id = i.tenant_id and l.invoice_id = i.id where i.tenant_id = ?',
    'select * from invoices i left outer join invoice_lines l on l.tenant_id = ? where i.tenant_id = ?',
    'select * from invoices i right join invoice_lines l on i.tenant_id = l.tenant_id where l.tenant_id = ?',
    'select * from invoices i join invoice_lines l on i.tenant_id = ? and l.tenant_id = ?',
    'select * from invoices i inner join invoice_lines l using (tenant_id, invoice_id) where i.tenant_id = ? and l.tenant_id = ?',
    'select * from invoices i left join (invoice_lines l join products p on p.tenant_id = l.tenant_id and p.id = l.product_id) on l.tenant_id = i.tenant_id where i.tenant_id = ?',
    'select * from invoices straight_join products on products.tenant_id = invoices.tenant_id where invoices.tenant_id = ?',
    'select * from tenants t join products p on p.tenant_id = t.id where p.tenant_id = ?',
    'select * from tenants t join products p on p.tenant_id = t.id where tenant_id = ?',
    'select * from products a join products b on left(a.sku, 3) = b.sku and b.tenant_id = a.tenant_id where a.tenant_id = ?',
    'select * from a join products p on p.tenant_id = ? join invoices i on i.tenant_id = p.tenant_id cross join b left join c on c.x = b.x',
  ],
  'sub-selects': [
    'select * from products join (select id from products where tenant_id = ? order by id limit 20) page on page.id = products.id where products.tenant_id = ?',
    'select * from (select * from products where tenant_id = ?) as p (a, b) where a > 1',
    'select * from ((select * from products where tenant_id = ?) union all (select * from products where tenant_id = ?)) as p',
    'select * from invoices where tenant_id = ? and exists (select 1 from invoice_lines where invoice_lines.tenant_id = invoices.tenant_id and invoice_lines.invoice_id = invoices.id)',
    'select * from invoices where tenant_id = ? and id in (select invoice_id from invoice_lines where tenant_id = ?)',
    'select *, (select count(*) from `invoice_lines` where (`invoice_lines`.`tenant_id` = ?) and `invoices`.`id` = `invoice_lines`.`invoice_id`) as `lines_count` from `invoices` where (`invoices`.`tenant_id` = ?)',
    'select *, (select 1 from invoice_lines l where tenant_id = i.tenant_id limit 1) from invoices i where i.tenant_id = ?',
    'select * from tenants where id in (select tenant_id from products where tenant_id = ?)',
    'with p as (select * from products where tenant_id = ?) select * from p join invoices i on i.tenant_id = ? and i.id = p.id',
    'with recursive tree (id) as (select id from products where tenant_id = ? union all select p.id from products p join tree on tree.id = p.parent where p.tenant_id = ?), b as (select 1) select * from tree',
    'select id from products where tenant_id = ? union select id from invoices where tenant_id = ? order by id limit 3',
    '(select id from products where tenant_id = ?) union (select id from invoices where tenant_id = ?) order by id',
    'select row_number() over (partition by sku order by id) from products where tenant_id = ?',
  ],
  'writes': [
    'insert into `products` (`id`, `tenant_id`) values (1, ?), (2, ?)',
    'insert ignore into products (tenant_id, id) values (7, uuid())',
    'insert into oficio.products (tenant_id, id) value (?, concat(1, 2, (select max(id) from products where tenant_id = ?)))',
    'insert into products (tenant_id, stock) values (?, 1) on duplicate key update stock = values(stock), name = concat(a, b)',
    'insert into products (tenant_id, stock) values (?, 1) as new (a, b) on duplicate key update stock = new.stock',
    'update products set name = 1, stock = stock + 1 where tenant_id = ? and id = 4',
    'update `products` set `products`.`stock` = last_insert_id(stock + 1) where `products`.`tenant_id` = ? order by id limit 1',
    'update ignore products p join invoice_lines l on l.tenant_id = p.tenant_id set p.stock = l.quantity where p.tenant_id = ?',
    'update products set stock = (select sum(quantity) from invoice_lines l where l.tenant_id = products.tenant_id) where tenant_id = ?',
    'update tenants set n = (select count(*) from products where tenant_id = ?) where id = 1',
    'with p as (select 1) update products set a = 1 where tenant_id = ?',
    'delete from products where tenant_id = ?',
    'delete from products as p where p.tenant_id = ? limit 10',
    'delete p, i from products p join invoices i on i.tenant_id = p.tenant_id where p.tenant_id = ?',
    'insert into counts (n) values ((select count(*) from products where tenant_id = ?))',
  ],
  'texts in formatted SQL': [
    "select * from products where name = 'a; -- or 1=1 `products` #' and tenant_id = 7",
    `select * from products where name = 'it\\'s ''two'' \\\\' and tenant_id = 7`,
    `select * from products where name = "say ""x"" \\" ' " and tenant_id = 7`,
    "select * from products where name = 'line\nline\\0\\Z' and tenant_id = 7",
    ["select * from products where name = 'really? yes?' and tenant_id = ? and id = ?", [7, 8]],
    ['select `why?` from products where tenant_id = ?', [7]],
    ['select * from products where name = "really?" and tenant_id = 7', []],
    "insert into products (name, tenant_id) values ('), (''a', 7), ('/*', 7)",
  ],
}

const refused: Record<string, Case[]> = {
  'no pin, or another': [
    'select * from products',
    'select * from `products` where id = ?',
    'select * from oficio.`products`',
    ['select * from products where tenant_id = ?', [8]],
    ['select * from products where tenant_id = ?', []],
    ['select * from products where tenant_id = ?', [[7, 8]]],
    ['select * from products where tenant_id = ?', ['7 ']],
    ['select * from products where tenant_id = ?', [true]],
    ['select * from products where tenant_id = ? and id = ?', [8, 7]],
    ['select * from products where tenant_id = ? and tenant_id = ?', [7, 8]],
    'select * from products where tenant_id = 8',
    'select * from products where tenant_id = 7.5',
    'select * from products where tenant_id = 7e1',
    "select * from products where tenant_id = 'x'",
    'select tenant_id = ? from products',
    'select * from products having tenant_id = ?',
    'select * from products order by tenant_id = ?',
    'select * from products p where products.tenant_id = ?',
    'select * from products P where p.tenant_id = ?',
    'select * from products where other_tenant_id = ?',
  ],
  'a pin that does not hold': [
    'select * from products where tenant_id = ? or id = 1',
    'select * from products where id = 1 or id = 2 and tenant_id = ?',
    'select * from products where tenant_id = ? || 1',
    'select * from products where tenant_id = ? xor 1',
    'select * from products where (tenant_id = ? and a) or b',
    'select * from products where not tenant_id = ?',
    'select * from products where not (tenant_id = ?)',
    'select * from products where !(tenant_id = ?)',
    'select * from products where (tenant_id = ?) = 0',
    'select * from products where (tenant_id = ?) is not null',
    'select * from products where if(tenant_id = ?, 1, 1)',
    'select * from products where tenant_id = tenant_id',
    'select * from products where tenant_id = products.tenant_id',
    'select * from products where products.tenant_id = products.tenant_id',
    'select * from products where tenant_id = tenant_id + 0',
    'select * from products where tenant_id = ? + id',
    'select * from products where tenant_id > 0',
    'select * from products where tenant_id != ?',
    'select * from products where tenant_id <> ?',
    'select * from products where tenant_id >= ?',
    'select * from products where tenant_id <=> ?',
    'select * from products where tenant_id in (?, ?)',
    'select * from products where tenant_id not in (?)',
    'select * from products where tenant_id = (?)  or 1',
    'select * from products where id between 1 and tenant_id = ?',
    'select * from products where id between 1 and 2 between 1 and tenant_id = ?',
    'select * from products where case when a and tenant_id = ? and b then 1 else 1 end',
    'select * from products where case when end and tenant_id = ? and b then 1 else 1 end and 1',
    'select * from products p where p.tenant_id = ? and p.limit or 1 = 1',
    'select * from products where tenant_id = ? and x = @limit or 1 = 1',
    'select * from products where tenant_id = ? && 1 or 1',
  ],
  'joins': [
    'select * from invoices i join invoice_lines l on l.invoice_id = i.id where i.tenant_id = ?',
    'select * from invoices i, invoice_lines l where i.tenant_id = ?',
    'select * from invoices i join invoice_lines l on l.tenant_id = i.tenant_id',
    'select * from invoices i join invoice_lines l on l.tenant_id = i.tenant_id or 1 where i.tenant_id = ?',
    'select * from invoices, invoice_lines where tenant_id = ?',
    'select * from tenants t left join products p on t.id = ?',
    'select * from invoices i left join invoice_lines l on i.tenant_id = ? and l.tenant_id = ?',
    'select * from invoices i left join invoice_lines l on i.tenant_id = l.tenant_id and l.tenant_id = ?',
    'select * from invoices i left join invoice_lines l on i.tenant_id = ? where l.tenant_id = ?',
    'select * from invoices i right join invoice_lines l on l.tenant_id = ? and i.tenant_id = ?',
    'select * from invoices i left join invoice_lines l join products p on p.tenant_id = l.tenant_id on l.tenant_id = ? where i.tenant_id = ?',
    'select * from invoices i join invoice_lines l left join products p on p.tenant_id = ? on l.tenant_id = i.tenant_id where i.tenant_id = ?',
    'select * from invoices natural join invoice_lines where invoices.tenant_id = ? and invoice_lines.tenant_id = ?',
    'select * from invoices i join invoice_lines l using (tenant_id) where i.tenant_id = ?',
    'select * from (invoices i join products p on p.id = i.id) where i.tenant_id = ?',
    'select * from products join information_schema.products on products.tenant_id = ?',
    'select * from { oj products left join invoices on 1 } where products.tenant_id = ?',
  ],
  'sub-selects': [
    'select * from products join (select id from products order by id limit 20) page on page.id = products.id where products.tenant_id = ?',
    'select * from products join (select id from products where tenant_id = ? order by id limit 20) page on page.id = products.id',
    'select * from products join (select id, tenant_id from products where tenant_id = ?) page on page.tenant_id = products.tenant_id',
    'select * from (select * from products) p where p.tenant_id = ?',
    'select * from (((select * from products))) p where p.tenant_id = ?',
    'select * from invoices where tenant_id = ? and exists (select 1 from invoice_lines where invoice_id = invoices.id)',
    'select * from invoices where tenant_id = ? and exists (select 1 from invoice_lines where invoices.tenant_id = ?)',
    'select * from invoices where tenant_id = ? and id in (select invoice_id from invoice_lines)',
    'select * from invoices where tenant_id = ? and id in (table invoice_lines)',
    'select * from invoices where tenant_id = ? and f(1, (2 + (select max(id) from invoice_lines)))',
    'select *, (select count(*) from products) from invoices where tenant_id = ?',
    'select * from invoices p where p.tenant_id = ? and exists (select 1 from products where p.tenant_id = ?)',
    'select * from invoices P where P.tenant_id = ? and exists (select 1 from products p where p.tenant_id = P.tenant_id)',
    'select (select max(id) from products) from dual',
    'select * from tenants order by (select count(*) from products)',
    'with p as (select * from products) select * from p where tenant_id = ?',
    'with products as (select 1) select * from products where tenant_id = ?',
    'with p as (select * from products where tenant_id = ?) select * from invoices',
    'select id from products where tenant_id = ? union select id from invoices',
    'select id from products union select id from invoices where tenant_id = ?',
    '(select id from products where tenant_id = ?) union all (select id from invoices) order by 1',
    '(select id from products where tenant_id = ?) order by (select max(id) from invoices)',
    'select 1 union table products',
  ],
  'writes': [
    'insert into products (id) values (1)',
    'insert into products values (7)',
    ['insert into products (id, tenant_id) values (1, ?)', [8]],
    ['insert into products (id, tenant_id) values (1, ?), (2, ?)', [7, 8]],
    'insert into products (id, tenant_id) values (1, 7), (2, 8)',
    'insert into products (id, tenant_id) values (1, 7), (7)',
    'insert into products (id, tenant_id) values (1, 7), (1, 2, 7)',
    'insert into products (id, tenant_id) values (1, ? + 1)',
    'insert into products (id, tenant_id) values (1, (7))',
    'insert into products (tenant_id, id, tenant_id) values (7, 1, 7)',
    'insert into products (id, tenant_id) values (1, default)',
    'insert into products (id, tenant_id) values (1, 7) on duplicate key update tenant_id = 8',
    'insert into products (id, tenant_id) values (1, 7) on duplicate key update id = 1, products.`tenant_id` = values(tenant_id)',
    'insert into products (id, tenant_id) values ((select max(id) from products), 7)',
    'insert into products set ?',
    'insert into products select * from products where tenant_id = ?',
    'insert into products (tenant_id, id) select tenant_id, id from products where tenant_id = ?',
    'insert into products (tenant_id, id) (select tenant_id, id from products where tenant_id = ?)',
    'insert into copies (id) select id from products where tenant_id = ?',
    'insert into counts (n) values ((select count(*) from products))',
    'replace into products (tenant_id, id) values (?, 1)',
    'truncate products',
    'truncate table `products`',
    'update products set name = 1',
    'update products set name = 1 where id = 3',
    'update products set tenant_id = ? where tenant_id = ?',
    'update products p set a = 1, p.TENANT_ID = 8 where tenant_id = ?',
    'update products set ? where tenant_id = ?',
    'update products p join invoices i on i.id = p.id set p.a = 1 where p.tenant_id = ?',
    'update products set stock = (select sum(quantity) from invoice_lines) where tenant_id = ?',
    'update tenants, products set products.a = 1 where tenants.id = ?',
    'delete from products',
    'delete from products where id = 4',
    'delete p from products p join invoices i on i.tenant_id = ? where p.id = i.id',
    'delete from products using products join invoices where products.tenant_id = ?',
  ],
  'rows that the statement itself says do not say whose they are': [
    "update products t join json_table('[]', '$[*]' columns (n int path '$')) v on t.stock = v.n set t.stock = 1",
    "select * from json_table((select attributes from products limit 1), '$[*]' columns (n int path '$')) v",
  ],
  'what cannot be read': [
    'select * from products where tenant_id = ?; select 1',
    'select 1; select * from products where tenant_id = ?',
    'select * from products where tenant_id = ? -- and more',
    'select * from products where tenant_id = ? # and more',
    'select * from products where tenant_id = ? /* or more */',
    'select * from products where id = 1 /*! or 1 */ and tenant_id = ?',
    'select * from products where (tenant_id = ?',
    'select * from products where tenant_id = ?)',
    "select * from products where tenant_id = ? and name = 'open",
    'select * from products where tenant_id = ? and `open',
    'select * from products where tenant_id = ? and a = ??',
    'select 1from products',
    'select 1.from products',
    'select 1.5from products',
    'select * from products\0 where tenant_id = ?',
    'select * from products where tenant_id = ? where a = 1',
    'select * from products select',
    'select * from products for system_time all where tenant_id = ?',
    'select * from products where tenant_id = ? minus select * from products',
    `select * from products where ${'('.repeat(200)}tenant_id = ?${')'.repeat(200)}`,
    ['select * from products where name = "?" and tenant_id = ?', [7]],
    ['select * from products where tenant_id = ? and id = ?', [7, { toSqlString: () => '1 or 1' }]],
    'table products',
    'handler products open',
    'call f(products)',
    'do (select count(*) from products)',
    'set @a = (select count(*) from products)',
    "load data infile 'x' into table products",
    'analyze table products',
    'create table copies as select * from products; select * from products',
  ],
}

/** Statements without tenants' tables need no scope. */
const free: Case[] = [
  'begin',
  'START TRANSACTION;',
  'commit;',
  'rollback',
  'savepoint trx1',
  'release savepoint trx1',
  'set transaction isolation level read committed',
  'select last_insert_id()',
  'select 1+1 as result',
  "select get_lock('products', 0)",
  "select * from information_schema.tables where table_schema = database() and table_name = 'products'",
  'select * from information_schema.products',
  'select * from `information_schema`.`settings` as s where s.a = 1',
  'select id, settings from tenants where tenant_id = 1',
  'select t.settings as products from tenants t',
  'insert into tenants (id, settings) values (?, ?)',
  'update tenants set settings = ? where id = 3',
  'select * from products_archive',
  'create table `products` (`id` char(36))',
  ' ALTER TABLE products add index x (tenant_id)',
  'drop table if exists products',
  'rename table products to goods',
  'show columns from products',
]

test.group('Tenancy guard | passes', () => {
  for (const [about, examples] of Object.entries(passing)) {
    test(about, ({ assert }) => {
      for (const example of examples) {
        const [sql, bindings] = unpack(example)
        assert.doesNotThrow(() => tenancyGuard.check(sql, bindings, ours))
        assert.equal(
          verdict(sql, bindings, { tenantId: 70 }),
          'is refused',
          `for another tenant: ${sql}`
        )
        assert.equal(verdict(sql, bindings, undefined), 'is refused', `without a tenant: ${sql}`)
      }
    })
  }

  test("a statement that names no tenant's table passes without a scope", ({ assert }) => {
    for (const [sql, bindings] of free.map(unpack))
      assert.doesNotThrow(() => tenancyGuard.check(sql, bindings, undefined))
  })
})

test.group('Tenancy guard | is refused', () => {
  for (const [about, examples] of Object.entries(refused)) {
    test(about, ({ assert }) => {
      for (const [sql, bindings] of examples.map(unpack)) {
        assert.equal(verdict(sql, bindings, ours), 'is refused', sql)
        assert.equal(verdict(sql, bindings, ours), 'is refused', `the second time: ${sql}`)
        assert.equal(verdict(sql, bindings, 'all'), 'passes', `across tenants: ${sql}`)
      }
    })
  }

  test('the refusal says why and shows the shortened statement, never the bindings', ({
    assert,
  }) => {
    const sql = `select * from products where name = ? and ${'a = 1 and '.repeat(100)} 1`

    assert.throws(
      () => tenancyGuard.check(sql, ['secret'], ours),
      TenancyError,
      `Refused, "products" is not pinned to a tenant: ${sql.slice(0, 500)}`
    )
    assert.equal(new TenancyError('no', sql).code, 'E_TENANCY')
  })

  test('a guard can use another column for the tenant', ({ assert }) => {
    const byCompany = new TenancyGuard(new Set(['Products']), { column: 'company_id' })
    assert.doesNotThrow(() =>
      byCompany.check('select * from products where company_id = ?', [1], { tenantId: 1 })
    )
    assert.throws(
      () => byCompany.check('select * from products where tenant_id = ?', [1], { tenantId: 1 }),
      /not pinned/
    )
  })
})

test.group('Tenancy guard | texts', () => {
  const PIECES = [
    "'",
    '"',
    '\\',
    '`',
    '?',
    ';',
    '--',
    '#',
    '/*',
    '*/',
    '(',
    ')',
    '\n',
    '\0',
    ' or 1=1 ',
    ' tenant_id = 7 ',
    ' products ',
    ' union select ',
    'ñ',
    '💥',
    ',',
  ]

  test('the content of a text never changes the verdict', ({ assert }) => {
    const random = seeded(20261120)
    const frames: [before: string, after: string, expected: string][] = [
      ['select * from products where name = ', ' and tenant_id = 7', 'passes'],
      ['select * from products where tenant_id = 7 and name = ', '', 'passes'],
      ['select * from products where tenant_id = 8 and name = ', '', 'is refused'],
      ['select * from products where name = ', '', 'is refused'],
      ['select * from products where name = ', ' or tenant_id = 7', 'is refused'],
      ['insert into products (name, tenant_id) values (', ', 7), (1, 7)', 'passes'],
      ['insert into products (name, tenant_id) values (', ', 8)', 'is refused'],
      ['update products set name = ', ' where tenant_id = 7', 'passes'],
      ['update products set name = ', '', 'is refused'],
      ['select * from tenants where name = ', '', 'passes'],
    ]
    for (let round = 0; round < 1000; round++) {
      const text = Array.from({ length: random(8) }, () => PIECES[random(PIECES.length)]).join('')
      for (const [before, after, expected] of frames) {
        for (const literal of [escaped(text), doubled(text, "'"), doubled(text, '"')]) {
          assert.equal(
            verdict(before + literal + after, [], ours),
            expected,
            before + literal + after
          )
        }
      }
    }
  })

  test('positions of bindings are counted correctly after any text', ({ assert }) => {
    const random = seeded(7)
    for (let round = 0; round < 1000; round++) {
      const text = escaped(
        Array.from({ length: random(8) }, () => PIECES[random(PIECES.length)]).join('')
      )
      const sql = `select ${text}, ? from products where name in (${text}, ?) and tenant_id = ? and sku = ${text} and id = ?`
      assert.equal(verdict(sql, [8, 8, 7, 8], ours), 'passes', sql)
      assert.equal(verdict(sql, [7, 7, 8, 7], ours), 'is refused', sql)
    }
  })

  test('a text of any length is one token, and every row adds the same number of tokens', ({
    assert,
  }) => {
    const size = (rows: number, text: string) => {
      const row = `(7, ${Array.from({ length: 14 }, () => escaped(text)).join(', ')})`
      return count(
        parseSql(
          `insert into products values ${Array.from({ length: rows }, () => row).join(', ')}`,
          { hasBindings: false }
        ).nodes
      )
    }
    assert.equal(size(1, 'a'), size(1, "it's (((, '' \\ ; -- ".repeat(5000)))
    assert.equal(size(2000, "o'") - size(1000, "o'"), size(1001, "o'") - size(1, "o'"))
    assert.equal(size(1000, 'x') - size(999, 'x'), 31)
  })
})

test('a broken statement passes or is refused, and never crashes the guard', ({ assert }) => {
  const random = seeded(42)
  const statements = [...Object.values(passing), ...Object.values(refused)].flat().map(unpack)
  for (let round = 0; round < 10_000; round++) {
    const [sql, bindings] = statements[random(statements.length)]
    const cut = random(sql.length)
    const broken = sql.slice(0, cut) + sql.slice(cut + 1 + random(6))
    assert.include(['passes', 'is refused'], verdict(broken, bindings, ours), broken)
  }
})

/** Escapes a text as the driver does. */
function escaped(text: string) {
  return `'${text.replace(/[\0\n"'\\]/g, (char) => ({ '\0': '\\0', '\n': '\\n' })[char] ?? `\\${char}`)}'`
}

function doubled(text: string, quote: string) {
  return quote + text.replaceAll('\\', '\\\\').replaceAll(quote, quote + quote) + quote
}

function count(nodes: Node[]): number {
  return nodes.reduce((sum, { kids }) => sum + 1 + (kids ? count(kids) : 0), 0)
}

/** Seeded, because a failure must be repeatable. */
function seeded(seed: number) {
  return (below: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return Math.floor((seed / 2 ** 32) * below)
  }
}
