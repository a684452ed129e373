/** Leads back to where the answer is given, once what is wrong with it is on the screen and so is read out with it. */
export function focusAnswer(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('#task input, #task textarea')?.focus())
}
