export { tellOfChangedWarehouses as default } from '#inventory/warehouses/known_warehouses'
