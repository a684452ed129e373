import { styled } from 'styled-components'
import { completeModule, learningPath, type ActivePath } from '@tryka/domain'
import { Stack, Text } from '@tryka/ui'
import { useChange } from '../../base/calls/calls'
import { FormDialog } from '../../base/forms/form-dialog'

/** The next module; finishing it moves the path on by one. */
export function ContinueDialog({ path, onClose }: { path: ActivePath; onClose: () => void }) {
  const { id, title, completed, modules, nextModule, version } = path
  const all = learningPath(id)?.modules ?? []
  const finish = useChange(
    (api, body: { module: number; version: number }) => api.call(completeModule, { params: { id }, body }),
    {
      done: () => (completed + 1 === modules ? 'Path completed' : 'Module finished'),
      text: () => `${title}: ${completed + 1} of ${modules}.`,
      failed: 'The module could not be finished. Try again.',
    },
  )
  return (
    <FormDialog
      title={nextModule ?? title}
      description={`${title}, module ${completed + 1} of ${modules}`}
      submitLabel="Finish module"
      busyLabel="Saving…"
      busy={finish.isPending}
      dirty={false}
      onSubmit={() => finish.mutate({ module: completed + 1, version }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Stack gap={3}>
        <Text size="sm">
          Work through the module, then mark it as finished. It does not count your time: add that with Log
          time.
        </Text>
        <Modules>
          {all.map((name, index) => (
            <li key={name} aria-current={index === completed ? 'step' : undefined}>
              {name}
              {index < completed && ' (finished)'}
            </li>
          ))}
        </Modules>
      </Stack>
    </FormDialog>
  )
}

const Modules = styled.ol`
  display: grid;
  gap: var(--sp-2);
  padding-left: 1.5rem;
  font-size: var(--fs-3);
  list-style: decimal;
  color: var(--text-2);
  [aria-current] {
    font-weight: var(--fw-strong);
    color: var(--text);
  }
`
