import { styled } from 'styled-components'
import { Badge, Radio, Text } from '@tryka/ui'
import { ANSWERS, QUESTION } from './content'
import { Line, Scene, type SceneProps } from './scene'

/** A question of an assessment, to be answered. */
export const AssessmentScene = ({ answer, onAnswer }: SceneProps) => (
  <Scene>
    <Line>
      <b>Solidity, question 7 of 20</b>
      <Badge>Sample</Badge>
    </Line>
    <Question>
      <legend>{QUESTION}</legend>
      {ANSWERS.map((one) => (
        <Choice
          key={one.text}
          name="demo-answer"
          label={one.text}
          checked={answer === one}
          onChange={() => onAnswer(one)}
        />
      ))}
    </Question>
    <Told role="status" size="sm">
      {answer?.told}
    </Told>
  </Scene>
)

const Question = styled.fieldset`
  display: grid;
  gap: var(--sp-2);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: var(--sp-3);
    font-size: var(--fs-3);
    line-height: 1.5;
  }
`
const Choice = styled(Radio)`
  padding: 0.625rem 0.75rem;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-2);
  background: var(--surface);
  font-size: var(--fs-3);
  &:has(:checked) {
    border-color: var(--selected-line);
    background: var(--selected);
    box-shadow: inset 0 0 0 1px var(--selected-line);
  }
`
// The line is kept free, so that an answer moves nothing.
const Told = styled(Text)`
  min-height: 3em;
`
