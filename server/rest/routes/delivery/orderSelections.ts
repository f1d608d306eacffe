/** What is selected of where an order goes, for who packs or brings it. */
export const ADDRESS = `deliveryAddress {
  name companyName street area city state postalCode building floor country fullAddress }`;
