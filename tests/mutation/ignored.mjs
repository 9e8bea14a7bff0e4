/** Sentences for people are not mutated: a test of one would repeat it. */
import { PluginKind, declareValuePlugin } from '@stryker-mutator/api/plugin'

/** Which argument is the sentence, by function. */
const SENTENCES = { conflict: 1, invalid: 2, forbidden: 0, Refusal: 2 }

const shouldIgnore = ({ node, parent, key }) => {
  if (!parent || !/^(StringLiteral|TemplateLiteral)$/.test(node.type)) return
  if (parent.type === 'ObjectProperty' && key === 'value' && parent.key.name === 'message')
    return 'The sentence of a refusal'
  const { callee } = parent
  if (Object.hasOwn(SENTENCES, callee?.name) && parent.arguments[SENTENCES[callee.name]] === node)
    return 'The sentence of a refusal'
  if (callee?.type === 'MemberExpression' && callee.object.name === 'logger')
    return 'The text of a log entry'
}

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'texts', { shouldIgnore })]
