/** HTML allowed in mails: no scripts, forms, frames or outside styles; safe links only. */
import sanitizeHtml from 'sanitize-html'

const LENGTH =
  /^(auto|0|-?\d+(\.\d+)?(px|em|rem|pt|%)?)(\s+(auto|0|-?\d+(\.\d+)?(px|em|rem|pt|%)?)){0,3}$/
const COLOUR = /^(#[\da-f]{3,8}|[a-z]+|rgba?\([\d\s.,%]+\))$/i
const WORD = /^[a-z-]+$/i

const box = ['margin', 'padding'].flatMap((name) => [
  name,
  ...['top', 'right', 'bottom', 'left'].map((side) => `${name}-${side}`),
])

const STYLES = {
  ...Object.fromEntries(
    [
      ...box,
      'width',
      'max-width',
      'height',
      'font-size',
      'line-height',
      'letter-spacing',
      'border-radius',
      'border-spacing',
    ].map((name) => [name, [LENGTH]])
  ),
  ...Object.fromEntries(
    ['color', 'background-color', 'border-color'].map((name) => [name, [COLOUR]])
  ),
  ...Object.fromEntries(
    [
      'text-align',
      'vertical-align',
      'font-style',
      'text-decoration',
      'border-collapse',
      'display',
      'white-space',
    ].map((name) => [name, [WORD]])
  ),
  'font-weight': [/^(\d{3}|[a-z]+)$/],
  'font-family': [/^[\w\s,'"-]+$/],
  ...Object.fromEntries(
    ['border', 'border-top', 'border-right', 'border-bottom', 'border-left'].map((name) => [
      name,
      [/^[\w\s#.%-]+$/],
    ])
  ),
}

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img', 'center', 'font'],
  allowedAttributes: {
    '*': ['style', 'title', 'lang', 'dir', 'align', 'valign', 'width', 'height', 'bgcolor'],
    'a': ['href', 'target', 'rel'],
    'img': ['src', 'alt'],
    'table': ['border', 'cellpadding', 'cellspacing', 'role'],
    'td': ['colspan', 'rowspan'],
    'th': ['colspan', 'rowspan', 'scope'],
    'font': ['color', 'face', 'size'],
    'ol': ['start', 'type'],
  },
  allowedStyles: { '*': STYLES },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: false,
}

export const sanitised = (html: string) => sanitizeHtml(html, OPTIONS).trim()
