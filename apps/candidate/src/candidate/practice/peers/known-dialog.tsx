import { BRAND, criterionName, type KnownComparison, type PeerLevels } from '@tryka/domain'
import { Button, Dialog, Stack, Text } from '@tryka/ui'
import { LevelsTable } from './parts'
import { shiftText } from './words'

interface KnownProps {
  known: KnownComparison
  own: PeerLevels
  onClose: () => void
}

/** After a review was sent: that it was of a known answer, and how its levels compare. */
export const KnownDialog = ({ known: { levels, distance, shift }, own, onClose }: KnownProps) => (
  <Dialog
    open
    onOpenChange={(open) => !open && onClose()}
    title="This was a known answer"
    footer={<Button onClick={onClose}>Done</Button>}
  >
    <Stack gap={4}>
      <Text>
        Two raters judged it before. You were {(distance / 100).toFixed(2)} of a level from them on the mean.{' '}
        {shiftText(shift)}
      </Text>
      <LevelsTable>
        <caption>Your levels beside those of the raters</caption>
        <thead>
          <tr>
            <th scope="col">Criterion</th>
            <th scope="col">You</th>
            <th scope="col">Raters</th>
          </tr>
        </thead>
        <tbody>
          {levels.map(({ id, level }) => (
            <tr key={id}>
              <th scope="row">{criterionName(id)}</th>
              <td>{own.find((one) => one.id === id)?.level ?? 0}</td>
              <td>{level}</td>
            </tr>
          ))}
        </tbody>
      </LevelsTable>
      <Text size="sm" tone={3}>
        Nobody asked for it: your quotes and your next step are not kept, and it gives no {BRAND.credits}.
      </Text>
    </Stack>
  </Dialog>
)
