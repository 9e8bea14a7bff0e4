export { tellOfChangedWarehouses as default } from '#inventory/known_warehouses'
