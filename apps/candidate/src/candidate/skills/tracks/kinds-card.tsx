import { ChevronDown } from 'lucide-react'
import { styled } from 'styled-components'
import { taskSamplesOf, type TrackSlug } from '@tryka/domain'
import { CardBody, Icon } from '@tryka/ui'
import { ShownCode } from '../../../base/tasks/shown-code'
import { Ticked } from '../../../base/tasks/ticked'
import { Box } from '../../../base/box'

/** Each kind of task, solved once. */
export const KindsCard = ({ track }: { track: TrackSlug }) => (
  <Box title="The kinds of task, each solved once">
    <CardBody>
      <List>
        {taskSamplesOf(track).map(({ kind, ask, code, answer, why }, index) => (
          <Sample key={kind} open={index === 0}>
            <summary>
              {kind}
              <Icon icon={ChevronDown} />
            </summary>
            <div>
              <p>
                <Ticked>{ask}</Ticked>
              </p>
              {code !== undefined && <ShownCode code={code} />}
              <p>
                <b>
                  <Ticked>{answer}</Ticked>
                </b>{' '}
                {why}
              </p>
            </div>
          </Sample>
        ))}
      </List>
    </CardBody>
  </Box>
)

const List = styled.div`
  display: grid;
  gap: var(--sp-3);
`
const Sample = styled.details`
  border: var(--bw) solid var(--line);
  border-radius: var(--r-2);

  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--sp-3);
    min-height: 2.75rem;
    padding: 0.5rem var(--sp-4);
    font-size: var(--fs-3);
    font-weight: var(--fw-medium);
    list-style: none;
    cursor: pointer;

    &::-webkit-details-marker {
      display: none;
    }
  }
  summary svg {
    color: var(--text-3);
    transition: transform var(--dur-2) var(--ease-out);
  }
  &[open] summary svg {
    transform: rotate(180deg);
  }
  > div {
    display: grid;
    gap: var(--sp-3);
    padding: 0 var(--sp-4) var(--sp-4);
    font-size: var(--fs-3);
    color: var(--text-2);
  }
  b {
    font-weight: var(--fw-strong);
    color: var(--text);
  }
`
