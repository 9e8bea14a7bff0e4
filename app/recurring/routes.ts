import { action, resource } from '#core/endpoints/routing'
import { RESOURCES } from '#recurring/resources'

export default () => {
  for (const { kind, series, occurrences, ...verbs } of RESOURCES) {
    const { path, scope } = kind
    resource(path, series, scope)
    action(path, 'pause', verbs.pause, scope)
    action(path, 'resume', verbs.resume, scope)
    action(path, 'cancel', verbs.cancel, scope)
    action(path, 'run', verbs.run, scope)
    action(path, 'skip', verbs.skip, scope)
    resource(`${path}/:id/occurrences`, occurrences, scope)
  }
}
