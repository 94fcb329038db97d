/** The light beside the camera, which the types of the DOM do not know yet. */
interface TorchConstraint extends MediaTrackConstraintSet {
  readonly torch: boolean;
}

export const hasTorch = (track: MediaStreamTrack): boolean => {
  // Firefox has no such method.
  const capabilities: object = track.getCapabilities?.() ?? {};
  return 'torch' in capabilities && Boolean(capabilities.torch);
};

export const switchTorch = (track: MediaStreamTrack, torch: boolean): Promise<void> => {
  const constraint: TorchConstraint = { torch };
  return track.applyConstraints({ advanced: [constraint] });
};
