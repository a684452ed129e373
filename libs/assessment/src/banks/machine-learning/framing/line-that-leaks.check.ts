import { check } from '../../../checks/check'
import task from './line-that-leaks.template'

interface Loan {
  income: number | null
  debt: number
  age: number
  city: string
  note: string
  late: number
}
const LOANS: readonly Loan[] = [
  { income: 40, debt: 9, age: 17, city: 'Lima', note: 'first', late: 0 },
  { income: null, debt: 5, age: 40, city: 'Pune', note: '', late: 1 },
  { income: 70, debt: 30, age: 33, city: 'Pune', note: 'asked twice', late: 0 },
]
/** The same but for the last row, which goes to the test set. */
const CHANGED: readonly Loan[] = [
  ...LOANS.slice(0, 2),
  { income: 20, debt: 1, age: 64, city: 'Lima', note: 'new', late: 1 },
]
const incomes = (loans: readonly Loan[]) => loans.flatMap(({ income }) => income ?? [])
const mean = (numbers: readonly number[]) => numbers.reduce((sum, x) => sum + x, 0) / numbers.length

/** What each expression gives for a row among all rows. */
const RUNS: Readonly<Record<string, (loan: Loan, all: readonly Loan[]) => unknown>> = {
  "df['debt'] / df['income']": ({ debt, income }) => income && debt / income,
  "np.log1p(df['income'])": ({ income }) => income && Math.log1p(income),
  "df['income'].fillna(0)": ({ income }) => income ?? 0,
  "df['income'].clip(upper=200_000)": ({ income }) => income && Math.min(income, 200_000),
  "df['city'] == 'Lima'": ({ city }) => city === 'Lima',
  "df['income'].isna()": ({ income }) => income === null,
  "df['note'].str.len()": ({ note }) => note.length,
  "df['age'] >= 18": ({ age }) => age >= 18,
  "df['income'].fillna(df['income'].mean())": ({ income }, all) => income ?? mean(incomes(all)),
  "df['income'] / df['income'].max()": ({ income }, all) => income && income / Math.max(...incomes(all)),
  "df['income'].rank(pct=True)": ({ income }, all) =>
    income && incomes(all).filter((other) => other <= income).length / incomes(all).length,
  "df.groupby('city')['late'].transform('mean')": ({ city }, all) =>
    mean(all.filter((other) => other.city === city).map(({ late }) => late)),
  "df['city'].map(df['city'].value_counts())": ({ city }, all) =>
    all.filter((other) => other.city === city).length,
  // Between the two largest of so few rows.
  "df['debt'].clip(upper=df['debt'].quantile(0.99))": ({ debt }, all) => {
    const [largest = 0, second = 0] = all.map((loan) => loan.debt).sort((x, y) => y - x)
    return Math.min(debt, largest - 0.02 * (largest - second))
  },
}

/** Runs each line on two tables that differ in a test row, and compares the training rows. */
export default check(task, {
  key: ({ made }) => {
    const trained = (expression: string, all: readonly Loan[]) =>
      JSON.stringify(all.slice(0, 2).map((loan) => RUNS[expression]?.(loan, all)))
    const moved = made.flatMap((one, i) => (trained(one, LOANS) === trained(one, CHANGED) ? [] : [i + 2]))
    return { kind: 'numeric', value: moved.length === 1 ? (moved[0] ?? 0) : 0, tolerance: { absolute: 0 } }
  },
})
