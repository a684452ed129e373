import { wishForTrack } from '@tryka/domain'
import { Badge, Button, SrOnly } from '@tryka/ui'
import { useChange } from '../../base/calls/calls'

/** Asks for an assessment of a skill that has none; it is counted once, and promises nothing. */
export function WishButton({ skill, asked }: { skill: string; asked: boolean }) {
  const wish = useChange((api, name: string) => api.call(wishForTrack, { body: { skill: name } }), {
    done: () => `Asked for ${skill}`,
    text: () => 'Your wish is counted once. It promises no assessment.',
    failed: 'The wish could not be counted. Try again.',
  })
  if (asked) return <Badge tone="dashed">Asked</Badge>
  return (
    <Button variant="quiet" size="sm" busy={wish.isPending} onClick={() => wish.mutate(skill)}>
      Ask for it<SrOnly>: {skill}</SrOnly>
    </Button>
  )
}
