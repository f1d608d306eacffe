/** A delivery address as an order keeps it; every part is optional since the checkouts ask for different ones. */
export interface Address {
  name?: string | null;
  companyName?: string | null;
  street?: string | null;
  area?: string | null;
  city?: string | null;
  state?: string | null;
  postalCode?: string | null;
  building?: string | null;
  floor?: string | null;
  country?: string | null;
  phone?: string | null;
  email?: string | null;
  fullAddress?: string | null;
}
