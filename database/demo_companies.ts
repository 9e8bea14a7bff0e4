/**
 * The data of the demo companies. Andina supplies builders in Bogotá; Boreal sells coffee from
 * Lima.
 */
import type { NewTenant } from '#tenants/create_tenant'

export type DemoCompany = NewTenant & {
  admin: { email: string; name: string }
  customers: readonly object[]
  categories: readonly { name: string; type?: 'PRODUCT' | 'ASSET'; products: readonly object[] }[]
}

const andina: DemoCompany = {
  name: 'Andina',
  industry: 'Ferretería y materiales de construcción',
  countryCode: 'CO',
  currency: 'COP',
  timezone: 'America/Bogota',
  locale: 'es-CO',
  admin: { email: 'admin@andina.test', name: 'Catalina Restrepo Vélez' },
  customers: [
    {
      taxId: '900482156-3',
      name: 'Constructora El Roble S.A.S.',
      email: 'compras@elroble.example',
      phone: '+57 601 745 2210',
      address: 'Calle 93 # 14-20, oficina 502, Bogotá D.C.',
      creditLimit: 25_000_000,
    },
    {
      taxId: '830114921-1',
      name: 'Acueductos y Redes del Tolima Ltda.',
      email: 'almacen@redestolima.example',
      phone: '+57 608 263 1187',
      address: 'Carrera 5 # 37-41, Ibagué, Tolima',
      creditLimit: 12_000_000,
    },
    {
      taxId: '901337402-8',
      name: 'Remodelaciones Peñalisa S.A.S.',
      email: 'pedidos@penalisa.example',
      phone: '+57 310 554 8872',
      address: 'Avenida Suba # 115-58, Bogotá D.C.',
      creditLimit: 6_500_000,
    },
    {
      taxId: '52841907',
      name: 'Martha Lucía Cárdenas Niño',
      email: 'martha.cardenas@correo.example',
      phone: '+57 315 220 4719',
      address: 'Transversal 78 # 8B-33, Bogotá D.C.',
    },
    {
      taxId: '800256933-5',
      name: 'Edificio Mirador de los Cerros P.H.',
      email: 'administracion@miradorcerros.example',
      phone: '+57 601 612 0094',
      address: 'Carrera 4 # 69-12, Bogotá D.C.',
      creditLimit: 3_000_000,
    },
  ],
  categories: [
    {
      name: 'Herramientas eléctricas',
      products: [
        {
          sku: 'TAL-001',
          name: 'Taladro percutor 650 W, mandril 13 mm',
          costPrice: 158_400,
          sellingPrice: 229_900,
          taxRate: 19,
          barcode: '7701234500011',
          minStock: 4,
        },
        {
          sku: 'PUL-045',
          name: 'Pulidora angular 4 1/2", 850 W',
          costPrice: 142_000,
          sellingPrice: 204_900,
          taxRate: 19,
          barcode: '7701234500028',
          minStock: 4,
        },
        {
          sku: 'SIE-184',
          name: 'Sierra circular 7 1/4", 1.400 W',
          costPrice: 268_500,
          sellingPrice: 379_900,
          taxRate: 19,
          barcode: '7701234500035',
          minStock: 2,
        },
      ],
    },
    {
      name: 'Cementos y morteros',
      products: [
        {
          sku: 'CEM-050',
          name: 'Cemento gris de uso general, bulto de 50 kg',
          costPrice: 26_300,
          sellingPrice: 32_900,
          taxRate: 19,
          unitOfMeasure: 'bulto',
          barcode: '7701234500110',
          minStock: 120,
        },
        {
          sku: 'PEG-025',
          name: 'Pegante cerámico gris, bulto de 25 kg',
          costPrice: 19_850,
          sellingPrice: 27_500,
          taxRate: 19,
          unitOfMeasure: 'bulto',
          barcode: '7701234500127',
          minStock: 60,
        },
      ],
    },
    {
      name: 'Eléctricos',
      products: [
        {
          sku: 'CAB-012',
          name: 'Cable de cobre THHN calibre 12, verde',
          costPrice: 2_310.5,
          sellingPrice: 3_290,
          taxRate: 19,
          unitOfMeasure: 'm',
          barcode: '7701234500219',
          minStock: 500,
        },
        {
          sku: 'TOM-002',
          name: 'Tomacorriente doble con polo a tierra',
          costPrice: 7_420,
          sellingPrice: 11_900,
          taxRate: 19,
          barcode: '7701234500226',
          minStock: 40,
        },
        {
          sku: 'BOM-LED9',
          name: 'Bombillo LED 9 W, luz cálida, rosca E27',
          costPrice: 4_180,
          sellingPrice: 7_500,
          taxRate: 19,
          barcode: '7701234500233',
          minStock: 80,
        },
      ],
    },
    {
      name: 'Servicios',
      products: [
        {
          sku: 'SER-ENT',
          name: 'Entrega en obra dentro de Bogotá',
          costPrice: 28_000,
          sellingPrice: 45_000,
          taxRate: 19,
          isService: true,
          unitOfMeasure: 'viaje',
        },
        {
          sku: 'SER-COR',
          name: 'Corte de madera a la medida',
          costPrice: 1_200,
          sellingPrice: 2_500,
          taxRate: 19,
          isService: true,
          unitOfMeasure: 'corte',
        },
      ],
    },
    { name: 'Equipos de cómputo', type: 'ASSET', products: [] },
    { name: 'Vehículos de reparto', type: 'ASSET', products: [] },
  ],
}

const boreal: DemoCompany = {
  name: 'Boreal',
  industry: 'Tostado y distribución de café',
  countryCode: 'PE',
  currency: 'PEN',
  timezone: 'America/Lima',
  locale: 'es-PE',
  admin: { email: 'admin@boreal.test', name: 'Álvaro Quispe Montoya' },
  customers: [
    {
      taxId: '20547718261',
      name: 'Hotelería Costa Verde S.A.C.',
      email: 'compras@costaverde.example',
      phone: '+51 1 447 2260',
      address: 'Malecón de la Reserva 610, Miraflores, Lima',
      creditLimit: 18_000,
    },
    {
      taxId: '20601845539',
      name: 'Panadería La Ñusta E.I.R.L.',
      email: 'pedidos@lanusta.example',
      phone: '+51 984 112 706',
      address: 'Avenida El Sol 418, Cusco',
      creditLimit: 4_500,
    },
    {
      taxId: '10428836715',
      name: 'Rosa Elvira Huamán Ccori',
      email: 'rosa.huaman@correo.example',
      phone: '+51 951 338 240',
      address: 'Jirón Puno 233, Arequipa',
    },
    {
      taxId: '20513990842',
      name: 'Oficinas Compartidas Barranco S.A.C.',
      email: 'servicios@ocbarranco.example',
      phone: '+51 1 252 9031',
      address: 'Avenida Grau 275, Barranco, Lima',
      creditLimit: 7_000,
    },
  ],
  categories: [
    {
      name: 'Café en grano',
      products: [
        {
          sku: 'GR-CHA-1K',
          name: 'Café de Chanchamayo, tueste medio, 1 kg',
          costPrice: 38.4,
          sellingPrice: 62,
          taxRate: 18,
          barcode: '7751234000014',
          minStock: 30,
        },
        {
          sku: 'GR-VRA-250',
          name: 'Café del Valle de La Convención, tueste claro, 250 g',
          costPrice: 13.75,
          sellingPrice: 24.9,
          taxRate: 18,
          barcode: '7751234000021',
          minStock: 60,
        },
        {
          sku: 'GR-JAE-1K',
          name: 'Café orgánico de Jaén, tueste oscuro, 1 kg',
          costPrice: 44.1,
          sellingPrice: 71.5,
          taxRate: 18,
          barcode: '7751234000038',
          minStock: 24,
        },
      ],
    },
    {
      name: 'Café molido',
      products: [
        {
          sku: 'MO-CAS-500',
          name: 'Café de la casa molido para filtro, 500 g',
          costPrice: 17.2,
          sellingPrice: 29.9,
          taxRate: 18,
          barcode: '7751234000113',
          minStock: 80,
        },
        {
          sku: 'MO-ESP-500',
          name: 'Café molido para espresso, 500 g',
          costPrice: 18.65,
          sellingPrice: 31.9,
          taxRate: 18,
          barcode: '7751234000120',
          minStock: 80,
        },
      ],
    },
    {
      name: 'Accesorios',
      products: [
        {
          sku: 'AC-PRE-600',
          name: 'Prensa francesa de vidrio, 600 ml',
          costPrice: 31,
          sellingPrice: 58,
          taxRate: 18,
          barcode: '7751234000212',
          minStock: 10,
        },
        {
          sku: 'AC-FIL-100',
          name: 'Filtros de papel n.º 4, caja de 100',
          costPrice: 5.9,
          sellingPrice: 11.5,
          taxRate: 18,
          unitOfMeasure: 'caja',
          barcode: '7751234000229',
          minStock: 50,
        },
      ],
    },
    {
      name: 'Servicios',
      products: [
        {
          sku: 'SV-CATA',
          name: 'Cata guiada para grupos',
          costPrice: 90,
          sellingPrice: 180,
          taxRate: 18,
          isService: true,
          unitOfMeasure: 'hora',
        },
      ],
    },
    { name: 'Maquinaria de tueste', type: 'ASSET', products: [] },
  ],
}

export const COMPANIES: readonly DemoCompany[] = [andina, boreal]
