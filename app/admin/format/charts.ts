/** Coordinates of charts; the view draws them and shows the same figures in a table. */
import { scaleBand, scaleLinear } from 'd3-scale'
import { area, curveMonotoneX, line } from 'd3-shape'

type Point = { month: string; value: number }

/** The width of a phone, so that letters keep their size there. */
const SIZE = { width: 360, height: 190 }
const MARGIN = { top: 10, right: 4, bottom: 24, left: 44 }
const TICKS = 4

export function barChart(points: readonly Point[]) {
  const { x, y, ...chart } = framed(points)
  return {
    ...chart,
    bars: points.map(({ month, value }) => ({
      month,
      value,
      x: round(x(month)!),
      width: round(x.bandwidth()),
      y: round(y(Math.max(value, 0))),
      height: round(Math.abs(y(value) - y(0))),
    })),
  }
}

export function lineChart(points: readonly Point[]) {
  const { x, y, ...chart } = framed(points)
  const middle = ({ month }: Point) => x(month)! + x.bandwidth() / 2

  const line_ = line<Point>(middle, ({ value }) => y(value))
    .curve(curveMonotoneX)
    .digits(1)
  const area_ = area<Point>(middle, y(0), ({ value }) => y(value))
    .curve(curveMonotoneX)
    .digits(1)
  return {
    ...chart,
    line: line_([...points]),
    area: area_([...points]),
    dots: points.map((point) => ({ ...point, x: round(middle(point)), y: round(y(point.value)) })),
  }
}

/** Scales and axes; every second month has a label, counted from the last. */
function framed(points: readonly Point[]) {
  const values = points.map(({ value }) => value)
  const x = scaleBand(
    points.map(({ month }) => month),
    [MARGIN.left, SIZE.width - MARGIN.right]
  ).padding(0.3)
  const y = scaleLinear(
    [Math.min(0, ...values), Math.max(1, ...values)],
    [SIZE.height - MARGIN.bottom, MARGIN.top]
  ).nice(TICKS)

  const ticks = y.ticks(TICKS).map((value) => ({ value, y: round(y(value)) }))
  const labels = points
    .filter((_, index) => (points.length - index) % 2)
    .map(({ month }) => ({ month, x: round(x(month)! + x.bandwidth() / 2) }))
  return {
    ...SIZE,
    left: MARGIN.left,
    right: SIZE.width - MARGIN.right,
    ticks,
    labels,
    points,
    x,
    y,
  }
}

const round = (pixels: number) => Math.round(pixels * 10) / 10
