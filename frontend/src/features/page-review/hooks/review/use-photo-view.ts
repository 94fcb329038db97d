import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type PointerEvent,
  type RefObject,
} from 'react';
import { fittingScale, panned, viewOf, zoomed, type View } from '../../model/review/photo-view.ts';
import type { Area, Size } from '../../model/review/picture-area.ts';

/** The least height of a cell in screen pixels at which a mark is legible. */
const READABLE = 30;
/** Pixels that a pointer may move before it counts as dragging. */
const STILL = 6;

interface Point {
  readonly x: number;
  readonly y: number;
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** The size of an element in screen pixels; undefined until measured. */
const useSize = (element: RefObject<HTMLElement | null>): Size | undefined => {
  const [size, setSize] = useState<Size>();
  useEffect(() => {
    const { current } = element;
    if (!current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() =>
      setSize({ width: current.clientWidth, height: current.clientHeight }),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
};

/**
 * The position of the photo in its frame: it follows the focused cell, and can be dragged, pinched and zoomed. All
 * sizes are in screen pixels, but `focused` is in pixels of the picture.
 * @param frame the element that shows the photo
 * @param onPoint called with the position of a click or tap, in pixels of the picture
 */
export const usePhotoView = (
  frame: RefObject<HTMLElement | null>,
  picture: Size,
  focused: Area | undefined,
  onPoint: (x: number, y: number) => void,
) => {
  const size = useSize(frame);
  const [{ view, of }, setShown] = useState<{ readonly view?: View; readonly of?: string }>({});
  const pointers = useRef(new Map<number, Point>());
  const dragged = useRef(false);

  const setView = (next: View): void => setShown({ of, view: next });
  // After a change of cell or frame size, the photo moves there and keeps its scale.
  const followed = size && JSON.stringify([size, focused]);
  if (size && followed !== of) {
    const least = fittingScale(picture, size);
    const readable = focused ? Math.max(least, READABLE / Math.max(focused.height, 1)) : least;
    const area = focused ?? { x: 0, y: 0, width: picture.width, height: 0 };
    const scale = view ? Math.max(view.scale, least) : readable;
    setShown({ of: followed, view: viewOf(area, scale, picture, size) });
  }

  const local = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left = 0, top = 0 } = frame.current?.getBoundingClientRect() ?? {};
    return { x: clientX - left, y: clientY - top };
  };
  const zoom = (by: number, at?: Point): void => {
    if (size && view)
      setView(zoomed(view, by, at ?? { x: size.width / 2, y: size.height / 2 }, picture, size));
  };

  const onWheel = useEffectEvent((event: WheelEvent) => {
    // The wheel alone scrolls the page; with Ctrl, or two fingers on a touchpad, it zooms.
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoom(Math.exp(-event.deltaY / 200), local(event));
  });
  useEffect(() => {
    const { current } = frame;
    // React registers passive wheel listeners, which cannot stop the browser from zooming the page.
    const listener = (event: WheelEvent) => onWheel(event);
    current?.addEventListener('wheel', listener, { passive: false });
    return () => current?.removeEventListener('wheel', listener);
  }, [frame]);

  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    if (pointers.current.size === 0) dragged.current = false;
    pointers.current.set(event.pointerId, local(event));
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    const before = pointers.current.get(event.pointerId);
    if (!before || !size || !view) return;
    const now = local(event);
    const [other] = [...pointers.current].flatMap(([id, point]) =>
      id === event.pointerId ? [] : [point],
    );
    if (!other && !dragged.current && distance(before, now) < STILL) return;
    if (!dragged.current) event.currentTarget.setPointerCapture(event.pointerId);
    dragged.current = true;
    pointers.current.set(event.pointerId, now);
    if (other) {
      const by = distance(now, other) / Math.max(distance(before, other), 1);
      setView(zoomed(view, by, middle(now, other), picture, size));
    } else setView(panned(view, now.x - before.x, now.y - before.y, picture, size));
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>): void => {
    const began = pointers.current.delete(event.pointerId);
    if (!began || dragged.current || !view || event.type !== 'pointerup') return;
    const point = local(event);
    onPoint((point.x - view.left) / view.scale, (point.y - view.top) / view.scale);
  };
  return {
    view,
    zoom,
    /** Shows the full width of the page. */
    fit: () => zoom(0),
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
    },
  };
};
