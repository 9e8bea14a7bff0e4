/** Categories from files, matched by name, and by type where a row has one. */
import { defineImport } from '#core/resources/importable'
import { label } from '#core/primitives/field_labels'
import { unaccented } from '#core/database/search_text'
import { changeCategory, makeCategory } from '#catalog/keep_category'
import Category from '#catalog/models/category'
import { createCategory, updateCategory } from '#catalog/validators/category'

export default defineImport({
  resource: 'categories',
  scope: 'inventory:write',
  model: Category,
  create: createCategory,
  update: updateCategory,
  key: 'name',
  apart: ['type'],
  unique: {
    attribute: 'name',
    of: ({ name, type = 'PRODUCT' }) => `${type} ${unaccented(name as string)}`,
  },
  make: makeCategory,
  change: changeCategory,
  labels: {
    name: label('Nombre, Categoría, Familia', 'Name, Category, Family'),
  },
  example: { name: 'Jardinería' },
})
