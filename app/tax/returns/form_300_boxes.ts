/**
 * Form 300 of the DIAN, the return of the sales tax (ET 600, 601), as prescribed for 2025 and 2026.
 * The order is that of the form, so that formulas find the boxes before them.
 */
import { through, type Box, type Formula } from '#tax/returns/boxes'

const box = (number: number, name: string, formula?: Formula): Box => ({
  box: number,
  name,
  ...(formula && { formula }),
})
const outside = (number: number, name: string): Box => ({ box: number, name, isOutside: true })

const INCOME = [
  box(27, 'Ingresos por operaciones gravadas al 5 %'),
  box(28, 'Ingresos por operaciones gravadas a la tarifa general'),
  outside(29, 'AIU por operaciones gravadas (base gravable especial)'),
  box(30, 'Exportación de bienes'),
  box(31, 'Exportación de servicios'),
  outside(32, 'Ventas a sociedades de comercialización internacional'),
  outside(33, 'Ventas a zonas francas'),
  outside(34, 'Juegos de suerte y azar'),
  box(35, 'Operaciones exentas'),
  outside(36, 'Venta de cerveza'),
  outside(37, 'Venta de gaseosas y similares'),
  outside(38, 'Venta de licores, aperitivos, vinos y similares'),
  box(39, 'Operaciones excluidas'),
  box(40, 'Operaciones no gravadas'),
  box(41, 'Total ingresos brutos', { plus: through(27, 40) }),
  box(42, 'Devoluciones en ventas anuladas, rescindidas o resueltas'),
  box(43, 'Total ingresos netos', { plus: [41], minus: [42] }),
]

const PURCHASES = [
  outside(44, 'Importación de bienes gravados al 5 %'),
  outside(45, 'Importación de bienes gravados a la tarifa general'),
  outside(46, 'Bienes y servicios gravados de zonas francas'),
  outside(47, 'Importación de bienes no gravados'),
  outside(48, 'Bienes y servicios excluidos, exentos y no gravados de zonas francas'),
  box(49, 'Importación de servicios'),
  box(50, 'Compras de bienes gravados al 5 %'),
  box(51, 'Compras de bienes gravados a la tarifa general'),
  box(52, 'Compras de servicios gravados al 5 %'),
  box(53, 'Compras de servicios gravados a la tarifa general'),
  box(54, 'Compras de bienes y servicios excluidos, exentos y no gravados'),
  box(55, 'Total compras e importaciones brutas', { plus: through(44, 54) }),
  box(56, 'Devoluciones en compras anuladas, rescindidas o resueltas'),
  box(57, 'Total compras netas', { plus: [55], minus: [56] }),
]

const GENERATED = [
  box(58, 'Impuesto generado al 5 %'),
  box(59, 'Impuesto generado a la tarifa general'),
  outside(60, 'Impuesto sobre AIU'),
  outside(61, 'Impuesto en juegos de suerte y azar'),
  outside(62, 'Impuesto en venta de cerveza'),
  outside(63, 'Impuesto en venta de gaseosas y similares'),
  outside(64, 'Impuesto en venta de licores, aperitivos, vinos y similares al 5 %'),
  outside(65, 'Impuesto en retiro de inventario'),
  box(66, 'IVA recuperado en devoluciones en compras'),
  box(67, 'Total impuesto generado', { plus: through(58, 66) }),
]

const DEDUCTIBLE = [
  outside(68, 'Impuesto descontable por importaciones al 5 %'),
  outside(69, 'Impuesto descontable por importaciones a la tarifa general'),
  outside(70, 'Impuesto descontable de zonas francas'),
  box(71, 'Impuesto descontable por compras de bienes al 5 %'),
  box(72, 'Impuesto descontable por compras de bienes a la tarifa general'),
  outside(73, 'Impuesto descontable por licores, aperitivos, vinos y similares'),
  box(74, 'Impuesto descontable por servicios al 5 %'),
  box(75, 'Impuesto descontable por servicios a la tarifa general'),
  outside(76, 'Descuento por exploración de hidrocarburos (ET 485-2)'),
  box(77, 'Total impuesto pagado o facturado', { plus: through(68, 76) }),
  box(78, 'IVA retenido por servicios de no domiciliados o no residentes'),
  box(79, 'IVA resultante por devoluciones en ventas'),
  outside(80, 'Ajuste de impuestos descontables (pérdidas, hurto o castigo de inventarios)'),
  box(81, 'Total impuestos descontables', { plus: [77, 78, 79], minus: [80] }),
]

const BALANCE = [
  box(82, 'Saldo a pagar por el período fiscal', { plus: [67], minus: [81], floor: true }),
  box(83, 'Saldo a favor del período fiscal', { plus: [81], minus: [67], floor: true }),
  outside(84, 'Saldo a favor del período fiscal anterior'),
  box(85, 'Retenciones por IVA que le practicaron'),
  box(86, 'Saldo a pagar por impuesto', { plus: [82], minus: [84, 85], floor: true }),
  outside(87, 'Sanciones'),
  box(88, 'Total saldo a pagar', { plus: [82, 87], minus: [84, 85], floor: true }),
  box(89, 'Total saldo a favor', { plus: [83, 84, 85], minus: [82, 87], floor: true }),
]

export const FORM_300: readonly Box[] = [
  ...INCOME,
  ...PURCHASES,
  ...GENERATED,
  ...DEDUCTIBLE,
  ...BALANCE,
]
